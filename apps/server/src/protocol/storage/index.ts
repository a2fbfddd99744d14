import { randomUUID } from 'node:crypto'
import type { ImageBucket } from '@podium/domain'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Tx } from '../../platform/db/database.ts'
import { allowAnyOrigin } from '../../platform/http/allow-any-origin.ts'
import type { HttpEnv } from '../../platform/http/http-env.ts'
import { limitBody } from '../../platform/http/limit-body.ts'
import { createSweeper } from './files/sweeper.ts'
import { inPictureTurn } from './files/to-webp.ts'
import { admitUpload } from './objects/admit-upload.ts'
import { describeObject } from './objects/describe-object.ts'
import { downloadObject } from './objects/download-object.ts'
import { removeObject, removeObjects } from './objects/remove-objects.ts'
import { sendPublicObject } from './objects/send-public-object.ts'
import { storeObject } from './objects/store-object.ts'
import { uploadObject } from './objects/upload-object.ts'
import { createUploadRoom } from './objects/upload-room.ts'
import { renderStorageRefusal } from './requests/render-storage-refusal.ts'
import { invalidRequest, notImplemented, StorageRefusal } from './requests/storage-refusal.ts'
import type { StorageDeps } from './storage-deps.ts'

export type Storage = {
  /** Supabase Storage's protocol, to be mounted at `/storage/v1`. */
  app: Hono<HttpEnv>
  /**
   * Stores a WebP picture of our own as it is in a person's folder, under a random name, and returns its path on this
   * server. What others send is encoded anew instead (`keepable`).
   */
  storePicture(bucket: ImageBucket, picture: { ownerId: string; bytes: Buffer }): Promise<string>
  /** Deletes everything a person has stored; with a transaction the files go after it commits. */
  removeFilesOf(ownerId: string, tx?: Tx): Promise<void>
  /** Starts the removal of orphaned files. Idempotent. */
  start(): Promise<void>
  stop(): Promise<void>
  uploads(): UploadFigures
}

type UploadFigures = {
  /** Uploads admitted and not yet answered, their announced bytes, and those among them that wait to be encoded. */
  running: number
  bytes: number
  waiting: number
  /** Refusals so far: no room or time (503), too many of one sender (429). */
  refused: { busy: number; sender: number }
}

const ANY_METHOD = ['GET', 'POST', 'PUT', 'DELETE']

/** Routes of Supabase Storage that are not built here: lists, signed links, copies, buckets. */
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

/**
 * Storage service: files with a row each, guarded by row level security; of Supabase's protocol
 * what pictures need.
 */
export function createStorage(given: Omit<StorageDeps, 'sweeper'>): Storage {
  const sweeper = createSweeper(given)
  const deps = { ...given, sweeper }
  const room = createUploadRoom()
  const refused = { busy: 0, sender: 0 }
  const upload = [countRefusals(refused), admitUpload({ ...deps, room })] as const

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
        // Service role, because the demo's pictures are stored before its people exist.
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
    },
    start: sweeper.start,
    stop: sweeper.stop,
    uploads: () => ({ ...room.load(), waiting: inPictureTurn.waiting(), refused: { ...refused } }),
  }
}

/** Layer that counts the uploads refused for room or time; a database or store that is away is neither. */
const countRefusals = (refused: UploadFigures['refused']) =>
  createMiddleware(async (c, next) => {
    await next()
    if (!(c.error instanceof StorageRefusal)) return
    if (c.error.statusCode === 503) refused.busy += 1
    if (c.error.statusCode === 429) refused.sender += 1
  })
