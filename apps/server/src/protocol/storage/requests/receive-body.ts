import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { keepPace, type Pace } from './keep-pace.ts'
import { invalidRequest, tooLarge } from './storage-refusal.ts'

/** Body of a request on the disk. */
export type ReceivedBody = AsyncDisposable & { read(): ReadableStream }

/**
 * Receives a body into a file of the folder, so that a slow sender holds no memory. The file has no
 * name: it ends with this process at the latest. Throws `EntityTooLarge`, `RequestTimeout` for one
 * that comes too slowly, and `InvalidRequest` for a body that was cut off.
 */
export async function receiveBody(
  c: Context,
  { folder, maxBytes, pace }: { folder: string; maxBytes: number; pace?: Pace },
): Promise<ReceivedBody> {
  const announced = Number(c.req.header('content-length') ?? 0)
  // Refused before the rest is read.
  if (announced > maxBytes) throw tooLarge()
  const file = await openUnnamed(folder)
  using sender = keepPace(announced || maxBytes, pace)
  try {
    await writeUpTo(maxBytes, { body: c.req.raw.body, file, sender })
  } catch (error) {
    await file.close()
    throw error
  }
  return {
    read: () => Readable.toWeb(file.createReadStream({ start: 0, autoClose: false })),
    [Symbol.asyncDispose]: () => file.close(),
  }
}

async function openUnnamed(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}

type Written = {
  body: ReadableStream<Uint8Array> | null
  file: FileHandle
  sender: ReturnType<typeof keepPace>
}

async function writeUpTo(maxBytes: number, { body, file, sender }: Written) {
  const reader = body?.getReader()
  let size = 0
  for (;;) {
    const read = reader?.read().catch(() => {
      throw invalidRequest('No content provided')
    })
    const next = await Promise.race([read, sender.isLate])
    if (next?.value === undefined) return
    size += next.value.byteLength
    sender.hasSent(size)
    // The stream stays as it is: cancelled, it would take the connection with it, and the refusal.
    if (size > maxBytes) throw tooLarge()
    await file.writeFile(next.value)
  }
}
