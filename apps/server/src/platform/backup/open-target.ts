import { resolve } from 'node:path'
import { reasonOf } from '../log/reason-of.ts'
import { BackupError } from './backup-error.ts'
import type { BackupTarget } from './backup-target.ts'
import { createBucketTarget } from './bucket-target.ts'
import { createFolderTarget } from './folder-target.ts'

/** Most characters of a store's complaint that are repeated. */
const COMPLAINT_CHARS = 300

/** Target with its place as people may read it: a folder, or a bucket without key and secret. */
type PlacedTarget = BackupTarget & { place: string }

/**
 * Target of a value of `BACKUP_TO`: the address of a bucket, or a folder. Every method throws
 * `BackupError`, which names the place and the reason.
 */
export function openTarget(backupTo: string): PlacedTarget {
  const place = placeOf(backupTo)
  const target = isBucket(backupTo) ? createBucketTarget(backupTo) : createFolderTarget(place)
  const told = (cause: unknown): never => {
    const reason = reasonOf(cause).slice(0, COMPLAINT_CHARS)
    throw new BackupError(`BACKUP_TO, ${place}, cannot be used: ${reason}.`, { cause })
  }
  return {
    place,
    put: (name, bytes) => target.put(name, bytes).catch(told),
    get: (name) => target.get(name).catch(told),
    list: (prefix) => target.list(prefix).catch(told),
    remove: (name) => target.remove(name).catch(told),
  }
}

const isBucket = (backupTo: string) => /^(s3|https?):\/\//.test(backupTo)

function placeOf(backupTo: string): string {
  if (!isBucket(backupTo)) return resolve(backupTo)
  const { protocol, host, pathname } = new URL(backupTo)
  return `${protocol}//${host}${pathname}`
}
