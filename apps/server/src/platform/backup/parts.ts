import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { UnreadableError } from './backup-error.ts'
import type { BackupTarget } from './backup-target.ts'
import type { Part } from './manifest.ts'
import type { Seal } from './seal.ts'

/** Largest file of a backup before it is sealed: what a backup needs of memory, twice. */
const PART_BYTES = 32 * 2 ** 20

type Place = { target: BackupTarget; seal: Seal }

/** Stores bytes under a name, sealed. */
export async function storePart(
  { target, seal }: Place,
  name: string,
  bytes: Buffer,
): Promise<Part> {
  await target.put(name, await seal.seal(name, bytes))
  return { name, bytes: bytes.length, sha256: sha256(bytes) }
}

/** Content of a stored file. Throws `UnreadableError` when it is missing or not what was stored. */
export async function loadPart({ target, seal }: Place, name: string, part: Part): Promise<Buffer> {
  const sealed = await target.get(name)
  if (sealed === undefined) throw new UnreadableError(`${name} is missing from the backup.`)
  const bytes = await seal.open(name, sealed)
  if (sha256(bytes) !== part.sha256) throw new UnreadableError(`${name} is damaged.`)
  return bytes
}

/** Stores a file in parts, in order. */
export async function storeFile(
  place: Place,
  prefix: string,
  path: string,
  signal: AbortSignal,
): Promise<Part[]> {
  const file = await open(path)
  const parts: Part[] = []
  try {
    for (;;) {
      signal.throwIfAborted()
      const buffer = Buffer.allocUnsafe(PART_BYTES)
      const { bytesRead } = await file.read(buffer, 0, PART_BYTES)
      if (bytesRead === 0) return parts
      const number = String(parts.length + 1).padStart(6, '0')
      parts.push(await storePart(place, `${prefix}${number}`, buffer.subarray(0, bytesRead)))
    }
  } finally {
    await file.close()
  }
}

/** Puts a file together from its parts. Throws `UnreadableError`. */
export async function loadFile(place: Place, parts: readonly Part[], path: string) {
  const file = await open(path, 'wx', 0o600)
  try {
    for (const part of parts) await file.writeFile(await loadPart(place, part.name, part))
  } finally {
    await file.close()
  }
}

/** SHA-256 of a file's content, in hexadecimal digits. */
export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
