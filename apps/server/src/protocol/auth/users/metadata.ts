import { AppError } from '@podium/domain'

/**
 * Largest metadata in bytes. Every access token carries it in a request header, and servers refuse
 * headers over 16 to 64 KiB: larger metadata would lock its owner out.
 */
const MAX_BYTES = 8 * 1024

/** Check of the size. Throws `validation_failed` (400) for metadata that no token could carry. */
export function checkMetadata<T extends Metadata>(metadata: T): T {
  if (Buffer.byteLength(JSON.stringify(metadata)) > MAX_BYTES) {
    throw new AppError('validation_failed', {
      text: `Metadata is too large (max ${MAX_BYTES} bytes)`,
    })
  }
  return metadata
}

export type Metadata = Record<string, unknown>

/** Shallow merge in which `null` deletes a key. Throws as `checkMetadata`. */
export function mergeMetadata(current: Metadata, changes: Metadata): Metadata {
  const merged = Object.entries({ ...current, ...changes }).filter(([, value]) => value !== null)
  return checkMetadata(Object.fromEntries(merged))
}
