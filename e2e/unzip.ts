import { inflateRawSync } from 'node:zlib'

/** Signature of an entry of a ZIP archive's central directory, and the lengths of the two headers without names. */
const CENTRAL = Buffer.from('PK\u0001\u0002')
const CENTRAL_BYTES = 46
const LOCAL_BYTES = 30

/** Entries of a ZIP archive by name; those that are stored and those that are deflated. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const entries = new Map<string, Buffer>()
  let at = archive.indexOf(CENTRAL)
  while (at >= 0) {
    const method = archive.readUInt16LE(at + 10)
    const size = archive.readUInt32LE(at + 20)
    const nameEnd = at + CENTRAL_BYTES + archive.readUInt16LE(at + 28)
    const name = archive.toString('utf8', at + CENTRAL_BYTES, nameEnd)
    const local = archive.readUInt32LE(at + 42)
    const lengths = archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const start = local + LOCAL_BYTES + lengths
    const content = archive.subarray(start, start + size)
    entries.set(name, method === 0 ? content : inflateRawSync(content))
    at = archive.indexOf(CENTRAL, nameEnd)
  }
  return entries
}
