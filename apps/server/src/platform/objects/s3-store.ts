import type { ObjectStore } from './object-store.ts'
import { createS3Client } from './s3-client.ts'

/**
 * Longest wait for an answer, in milliseconds; 10 MB take less on any line between a server and its
 * store.
 */
const ANSWER_WITHIN_MS = 20_000

/** Object store in a bucket that speaks S3; `createS3Client` tells the form of its address. */
export function createS3Store(address: string): ObjectStore {
  const client = createS3Client(address, ANSWER_WITHIN_MS)
  return {
    put: client.put,
    get: async (version, range) => (await client.get(version, range))?.body ?? undefined,
    remove: client.remove,
  }
}
