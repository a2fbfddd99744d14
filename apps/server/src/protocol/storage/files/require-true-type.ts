import type { Upload } from '../requests/read-upload.ts'
import { invalidContent } from '../requests/storage-refusal.ts'

/** Beginning of an archive, and of the empty one, in hexadecimal digits. */
const ZIP = /^504b(?:0304|0506)/

/** Beginnings of files by content type, in hexadecimal digits; a document of an office suite is an archive. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  'application/pdf': /^255044462d/,
  'image/png': /^89504e470d0a1a0a/,
  'image/jpeg': /^ffd8ff/,
  'image/gif': /^47494638/,
  'image/webp': /^52494646.{8}57454250/,
  'application/zip': ZIP,
}
const IS_OFFICE = /^application\/vnd\.(?:openxmlformats-officedocument|oasis\.opendocument)\./
const HEAD_BYTES = 16

/**
 * Check that a document is what its type says: by its beginning, of a text that it holds no byte 0. Throws
 * `InvalidMimeType` also for a type without a rule.
 */
export function requireTrueType({ type, bytes }: Upload): void {
  const head = bytes.subarray(0, HEAD_BYTES).toString('hex')
  const isTrue = type.startsWith('text/')
    ? !bytes.includes(0)
    : (IS_OFFICE.test(type) ? ZIP : BEGINNINGS[type])?.test(head)
  if (!isTrue) throw invalidContent(type)
}
