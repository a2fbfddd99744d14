import type { Context } from 'hono'
import type { StorageDeps } from '../storage-deps.ts'
import { findReadableObject } from './find-readable-object.ts'

/** `GET /object/info/:bucket/:name`: metadata of an object. Throws as `findReadableObject`. */
export const describeObject =
  (deps: StorageDeps) =>
  async (c: Context): Promise<Response> => {
    const { metadata, user_metadata, updated_at, ...object } = await findReadableObject(deps, c)
    return c.json({
      ...object,
      size: metadata.size,
      content_type: metadata.mimetype,
      cache_control: metadata.cacheControl,
      etag: metadata.eTag,
      metadata: user_metadata,
      last_modified: updated_at,
    })
  }
