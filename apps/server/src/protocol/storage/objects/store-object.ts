import { createHash } from 'node:crypto'
import { asIdentity, type Claims } from '../../../platform/db/as-identity.ts'
import type { ObjectPath } from '../requests/object-path.ts'
import type { Upload } from '../requests/read-upload.ts'
import type { StorageDeps } from '../storage-deps.ts'
import { type StoreOptions, storeRow } from './object-rows.ts'

type ObjectToStore = ObjectPath & StoreOptions & { version: string; claims: Claims; sent: Upload }

/**
 * Stores a file and returns its id. The file is written before its row, which
 * is inserted under the caller's identity; a file whose row fails is swept.
 */
export async function storeObject(
  { db, store, sweeper }: StorageDeps,
  { bucket, name, version, isUpsert, claims, sent }: ObjectToStore,
): Promise<string> {
  const { bytes, type } = sent
  await sweeper.expect(version)
  try {
    await store.put(version, bytes)
    return await asIdentity(db, claims, (tx) =>
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
  } catch (error) {
    await sweeper.giveUp(version)
    throw error
  }
}
