import type { Logger } from 'pino'
import type { Database } from '../../platform/db/database.ts'
import type { ObjectStore } from '../../platform/objects/object-store.ts'
import type { Sweeper } from './files/sweeper.ts'
import type { VerifyToken } from './requests/identify.ts'
import type { ObjectPath } from './requests/object-path.ts'

/** What the operations of the service need. */
export type StorageDeps = {
  db: Database
  store: ObjectStore
  sweeper: Sweeper
  /** Claims of a token. Throws AppError('bad_jwt'). */
  verifyToken: VerifyToken
  logger: Logger
  /** Buckets whose objects are pictures, with the longer side of what is kept, in pixels. */
  images: Readonly<Record<string, number>>
  /** Whether somebody may send only so much in a minute. */
  limitUploads: boolean
  /** Whether a public bucket keeps an object back: only whoever the policies name may read it then. */
  isWithheld(object: ObjectPath): Promise<boolean>
  /** Deletes the rows of objects that are not needed any more; asked now and then. */
  forgetUnused(): Promise<unknown>
}
