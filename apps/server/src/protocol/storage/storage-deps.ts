import type { Logger } from 'pino'
import type { Database } from '../../platform/db/database.ts'
import type { Heartbeats } from '../../platform/heartbeats.ts'
import type { ObjectStore } from '../../platform/objects/object-store.ts'
import type { Sweeper } from './files/sweeper.ts'
import type { VerifyToken } from './requests/identify.ts'
import type { ObjectPath } from './requests/object-path.ts'

/** Dependencies of the storage operations. */
export type StorageDeps = {
  db: Database
  store: ObjectStore
  sweeper: Sweeper
  /** Claims of a token. Throws AppError('bad_jwt'). */
  verifyToken: VerifyToken
  logger: Logger
  /** Folder for bodies that are being received. */
  incoming: string
  /** Buckets of pictures, with the longer side of a stored one in pixels. */
  images: Readonly<Record<string, number>>
  /** Buckets of documents: a file there is what its type says, and always a download. */
  checked: readonly string[]
  /** Whether uploads of a person are rate limited. */
  limitUploads: boolean
  /**
   * Whether a public bucket withholds an object: then only those may read it whom the policies
   * admit.
   */
  isWithheld(object: ObjectPath): Promise<boolean>
  /** Deletes the rows of objects that are not needed any more; called regularly. */
  forgetUnused(): Promise<unknown>
  /** Whether a backup is being made, which still needs files whose rows are gone. */
  isBackingUp(): Promise<boolean>
  heartbeats?: Heartbeats
}
