import { resolve } from 'node:path'
import type { BackupTarget } from './backup-target.ts'
import { createBucketTarget } from './bucket-target.ts'
import { createFolderTarget } from './folder-target.ts'

/** Target of a value of `BACKUP_TO`: the address of a bucket, or a folder. */
export const openTarget = (place: string): BackupTarget =>
  /^(s3|https?):\/\//.test(place) ? createBucketTarget(place) : createFolderTarget(resolve(place))
