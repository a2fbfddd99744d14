import type { Context } from 'hono'
import type { StorageDeps } from '../storage-deps.ts'
import { findReadableObject } from './find-readable-object.ts'
import { sendFile } from './send-file.ts'

/**
 * `GET /object/:bucket/:name`, cacheable by the reader's own browser only. Throws as
 * `findReadableObject`.
 */
export const downloadObject =
  (deps: StorageDeps) =>
  async (c: Context): Promise<Response> => {
    const { version, metadata, bucket_id } = await findReadableObject(deps, c)
    const isSaved = deps.checked.includes(bucket_id)
    return sendFile(c, deps.store, { version, metadata, isPublic: false, isSaved })
  }
