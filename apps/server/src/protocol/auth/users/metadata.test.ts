import { expect, test } from 'vitest'
import { checkMetadata, mergeMetadata } from './metadata.ts'

/** Metadata of so many bytes as JSON. */
const ofBytes = (bytes: number) => ({ a: 'x'.repeat(bytes - '{"a":""}'.length) })
const TOO_LARGE = expect.objectContaining({ code: 'validation_failed' })

test('metadata of 8 KiB is taken, and not a byte more', () => {
  expect(checkMetadata(ofBytes(8192))).toEqual(ofBytes(8192))
  expect(() => checkMetadata(ofBytes(8193))).toThrow(TOO_LARGE)
  expect(() => mergeMetadata(ofBytes(8192), { b: 1 })).toThrow(TOO_LARGE)
})
