import type { Context } from 'hono'
import { readUpload } from '../requests/read-upload.ts'
import { invalidRequest } from '../requests/storage-refusal.ts'
import type { StorageDeps } from '../storage-deps.ts'
import type { UploadEnv } from './admit-upload.ts'
import { requireFit } from './buckets.ts'
import { storeObject } from './store-object.ts'

/** `POST` and `PUT /object/:bucket/:name`: stores the body with the caller as owner. */
export const uploadObject = (deps: StorageDeps) => async (c: Context<UploadEnv>) => {
  const { bucket, name, claims, bucketRow, version, isUpsert } = c.var.upload
  const sent = await readUpload(c)
  if (sent.bytes.byteLength === 0) throw invalidRequest('No content provided')
  requireFit(bucketRow, sent)
  const id = await storeObject(deps, { bucket, name, claims, version, isUpsert, sent })
  if (isUpsert) deps.sweeper.sweepSoon() // the file it may have replaced
  return c.json({ Id: id, Key: `${bucket}/${name}` })
}
