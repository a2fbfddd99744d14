import { IMAGE_MAX_BYTES } from '@podium/domain'
import type { Context } from 'hono'
import { keepable } from '../files/keepable.ts'
import { requireTrueType } from '../files/require-true-type.ts'
import { inPictureTurn } from '../files/to-webp.ts'
import { readUpload } from '../requests/read-upload.ts'
import { receiveBody } from '../requests/receive-body.ts'
import { invalidRequest } from '../requests/storage-refusal.ts'
import type { StorageDeps } from '../storage-deps.ts'
import type { UploadEnv } from './admit-upload.ts'
import { requireFit } from './buckets.ts'
import { storeObject } from './store-object.ts'

/** Size of a form around its file: boundaries, names, the fields of the official client. */
const FORM_BYTES = 64 * 1024

/** `POST` and `PUT /object/:bucket/:name`: stores the body with the caller as owner. */
export const uploadObject = (deps: StorageDeps) => async (c: Context<UploadEnv>) => {
  const { bucket, name, claims, bucketRow, version, isUpsert } = c.var.upload
  const received = { folder: deps.incoming, maxBytes: IMAGE_MAX_BYTES + FORM_BYTES }
  await using body = await receiveBody(c, received)
  const sent = await inPictureTurn(async () => {
    const upload = await readUpload(c, body.read())
    if (upload.bytes.byteLength === 0) throw invalidRequest('No content provided')
    requireFit(bucketRow, upload)
    if (deps.checked.includes(bucket)) requireTrueType(upload)
    return keepable(upload, deps.images[bucket])
  })
  const id = await storeObject(deps, { bucket, name, claims, version, isUpsert, sent })
  return c.json({ Id: id, Key: `${bucket}/${name}` })
}
