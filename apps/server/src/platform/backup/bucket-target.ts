import { createS3Client } from '../objects/s3-client.ts'
import type { BackupTarget } from './backup-target.ts'

/** Longest wait for an answer, in milliseconds: a part of a database is 32 MB. */
const ANSWER_WITHIN_MS = 180_000

/** Backups in a bucket of an S3 store. */
export function createBucketTarget(address: string): BackupTarget {
  const client = createS3Client(address, ANSWER_WITHIN_MS)
  return {
    ...client,
    async get(name) {
      const answer = await client.get(name)
      return answer && Buffer.from(await answer.arrayBuffer())
    },
  }
}
