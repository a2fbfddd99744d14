import { randomUUID } from 'node:crypto'
import { IMAGE_MAX_BYTES, type ImageBucket } from '@podium/domain'
import { Hono } from 'hono'
import type { Tx } from '../../platform/db/database.ts'
import { allowAnyOrigin } from '../../platform/http/allow-any-origin.ts'
import type { HttpEnv } from '../../platform/http/http-env.ts'
import { limitBody } from '../../platform/http/limit-body.ts'
import { createSweeper } from './files/sweeper.ts'
import { admitUpload } from './objects/admit-upload.ts'
import { describeObject } from './objects/describe-object.ts'
import { downloadObject } from './objects/download-object.ts'
import { removeObject, removeObjects } from './objects/remove-objects.ts'
import { sendPublicObject } from './objects/send-public-object.ts'
import { storeObject } from './objects/store-object.ts'
import { uploadObject } from './objects/upload-object.ts'
import { renderStorageRefusal } from './requests/render-storage-refusal.ts'
import { invalidRequest, notImplemented } from './requests/storage-refusal.ts'
import type { StorageDeps } from './storage-deps.ts'

export { createDiskStore } from '../../platform/objects/disk-store.ts'
export { createS3Store } from '../../platform/objects/s3-store.ts'

export type Storage = {
  /** The protocol of Supabase Storage, to be mounted at `/storage/v1`. */
  app: Hono<HttpEnv>
  /** Stores a WebP picture in somebody's folder, under a name of its own, and gives its path on this server. */
  storePicture(bucket: ImageBucket, picture: { ownerId: string; bytes: Buffer }): Promise<string>
  /**
   * Takes away everything somebody has stored; in a transaction if one is given, and then the files go after
   * it commits.
   */
  removeFilesOf(ownerId: string, tx?: Tx): Promise<void>
  /** Begins to remove files without a row. Idempotent. */
  start(): void
  stop(): Promise<void>
}

/** Around the file in a form: boundaries, names, the fields of the official client. */
const FORM_BYTES = 64 * 1024

const ANY_METHOD = ['GET', 'POST', 'PUT', 'DELETE']

/** Addresses of Supabase Storage's calls that no picture needs yet: lists, signed links, copies, buckets. */
const NOT_BUILT = [
  '/object/list/*',
  '/object/list-v2/*',
  '/object/sign/*',
  '/object/upload/sign/*',
  '/object/move',
  '/object/copy',
  '/render/image/*',
  '/bucket/*',
]

/** Files with a row each, which row level security guards; of Supabase's protocol what pictures need. */
export function createStorage(given: Omit<StorageDeps, 'sweeper'>): Storage {
  const sweeper = createSweeper(given)
  const deps = { ...given, sweeper }
  const upload = [admitUpload(deps), limitBody(IMAGE_MAX_BYTES + FORM_BYTES)] as const

  const app = new Hono<HttpEnv>()
    .onError(renderStorageRefusal(given.logger))
    .notFound(() => {
      throw invalidRequest('Nothing is at this address')
    })
    .use(allowAnyOrigin)
    .on(ANY_METHOD, NOT_BUILT, () => {
      throw notImplemented()
    })
    .get('/object/public/:bucket/:name{.+}', sendPublicObject(deps))
    .get('/object/info/:bucket/:name{.+}', describeObject(deps))
    .get('/object/authenticated/:bucket/:name{.+}', downloadObject(deps))
    .get('/object/:bucket/:name{.+}', downloadObject(deps))
    .post('/object/:bucket/:name{.+}', ...upload, uploadObject(deps))
    .put('/object/:bucket/:name{.+}', ...upload, uploadObject(deps))
    .delete('/object/:bucket', limitBody(), removeObjects(deps))
    .delete('/object/:bucket/:name{.+}', removeObject(deps))

  return {
    app,
    async storePicture(bucket, { ownerId, bytes }) {
      const name = `${ownerId}/${randomUUID()}.webp`
      await storeObject(deps, {
        bucket,
        name,
        version: randomUUID(),
        isUpsert: false,
        // As the server itself: the demo's people have pictures before they are there.
        claims: { role: 'service_role', sub: ownerId },
        sent: {
          bytes,
          type: 'image/webp',
          cacheControl: 'max-age=31536000, immutable',
          userMetadata: null,
        },
      })
      return `/storage/v1/object/public/${bucket}/${name}`
    },
    async removeFilesOf(ownerId, tx = given.db) {
      await tx.query('delete from storage.objects where owner_id = $1', [ownerId])
      sweeper.sweepSoon()
    },
    start: sweeper.start,
    stop: sweeper.stop,
  }
}
