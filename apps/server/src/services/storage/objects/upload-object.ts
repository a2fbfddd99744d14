import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { asIdentity } from '../../../db/as-identity.ts'
import { toWebp } from '../files/to-webp.ts'
import { readUpload, type Upload } from '../requests/read-upload.ts'
import { invalidRequest } from '../requests/storage-refusal.ts'
import type { StorageDeps } from '../storage-deps.ts'
import type { UploadEnv } from './admit-upload.ts'
import { requireFit } from './buckets.ts'
import { storeRow } from './object-rows.ts'

/**
 * `POST` and `PUT /object/:bucket/:name`: stores what was sent, a picture re-encoded. The file comes first,
 * then its row under the sender's identity; whatever fails between them, a file without a row is swept.
 */
export const uploadObject = (deps: StorageDeps) => async (c: Context<UploadEnv>) => {
  const { db, store, sweeper, images } = deps
  const { bucket, name, claims, bucketRow, version, isUpsert } = c.var.upload
  const sent = await readUpload(c)
  if (sent.bytes.byteLength === 0) throw invalidRequest('No content provided')
  requireFit(bucketRow, sent)
  const { bytes, type } = await keepable(sent, images[bucket])

  await sweeper.expect(version)
  try {
    await store.put(version, bytes)
    const id = await asIdentity(db, claims, (tx) =>
      storeRow(tx, {
        bucket,
        name,
        version,
        ownerId: claims.sub,
        metadata: {
          eTag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`,
          size: bytes.byteLength,
          mimetype: type,
          cacheControl: sent.cacheControl,
          lastModified: new Date().toISOString(),
        },
        userMetadata: sent.userMetadata,
        isUpsert,
      }),
    )
    if (isUpsert) sweeper.sweepSoon() // what it may have replaced
    return c.json({ Id: id, Key: `${bucket}/${name}` })
  } catch (error) {
    await sweeper.giveUp(version)
    throw error
  }
}

async function keepable({ bytes, type }: Upload, maxSide: number | undefined) {
  if (maxSide === undefined) return { bytes, type }
  return { bytes: await toWebp(bytes, { type, maxSide }), type: 'image/webp' }
}
