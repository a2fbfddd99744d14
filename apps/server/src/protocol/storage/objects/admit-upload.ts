import { randomUUID } from 'node:crypto'
import { IMAGE_MAX_BYTES } from '@podium/domain'
import { createMiddleware } from 'hono/factory'
import type { Claims } from '../../../platform/db/as-identity.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import { createLimiter, take } from '../../../platform/http/limiter.ts'
import { visitorKey } from '../../../platform/http/visitor-key.ts'
import { identify } from '../requests/identify.ts'
import { type ObjectPath, objectPath } from '../requests/object-path.ts'
import { slowDown } from '../requests/storage-refusal.ts'
import type { StorageDeps } from '../storage-deps.ts'
import { type Bucket, findBucket } from './buckets.ts'
import { requireMayStore } from './object-rows.ts'
import type { UploadRoom } from './upload-room.ts'

export type UploadEnv = HttpEnv & {
  Variables: {
    upload: ObjectPath & { claims: Claims; bucketRow: Bucket; version: string; isUpsert: boolean }
  }
}

/** Uploads one person may send a minute; they cost processor time. */
const RATE = { name: 'storage-upload', points: 30, duration: 60 }

/**
 * Checks of an upload that need no body, so that a refused one is not received. Throws
 * `AccessDenied`, `NoSuchBucket`, `InvalidKey`, `ResourceAlreadyExists`, `SlowDown`,
 * `ServiceUnavailable` while others' uploads fill the room set aside for them.
 */
export function admitUpload({
  db,
  verifyToken,
  limitUploads,
  room,
}: StorageDeps & { room: UploadRoom }) {
  const limiter = createLimiter(db, RATE)

  return createMiddleware<UploadEnv>(async (c, next) => {
    const path = objectPath(c)
    const claims = await identify(c, verifyToken)
    const isUpsert = c.req.method === 'PUT' || c.req.header('x-upsert') === 'true'
    const bucketRow = await findBucket(db, path.bucket)
    const version = randomUUID()
    const guess = {
      eTag: '',
      size: Number(c.req.header('content-length') ?? 0),
      mimetype: c.req.header('content-type') ?? '',
      cacheControl: '',
      lastModified: '',
    }
    await requireMayStore(db, claims, {
      ...path,
      version,
      ownerId: claims.sub,
      metadata: guess,
      userMetadata: null,
      isUpsert,
    })

    const who = claims.sub ?? claims.role
    if (limitUploads && claims.role !== 'service_role') {
      const waitS = await take(limiter, who)
      if (waitS > 0) throw slowDown(waitS)
    }
    // A body of unknown length may have the largest there is.
    const bytes = Math.min(guess.size || IMAGE_MAX_BYTES, IMAGE_MAX_BYTES)
    const leave = room.enter({
      person: who,
      address: limitUploads ? visitorKey(c.get('clientIp')) : undefined,
      bytes,
    })
    try {
      c.set('upload', { ...path, claims, bucketRow, version, isUpsert })
      await next()
    } finally {
      leave()
    }
  })
}
