import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** ZIP archive that is written entry by entry; what is written leaves the script’s memory with each. */
export function createZip() {
  let parts: BlobPart[] = []
  let failure: Error | undefined
  const zip = new Zip((error, chunk) => {
    failure ??= error ?? undefined
    if (chunk !== undefined) parts.push(new Uint8Array(chunk))
  })
  const settle = () => {
    if (failure !== undefined) throw failure
    parts = [new Blob(parts)] // the browser keeps it, on the disk where it is large
  }
  return {
    /** Adds a text, compressed. */
    addText(name: string, text: string) {
      const entry = new ZipDeflate(name)
      zip.add(entry)
      entry.push(new TextEncoder().encode(text), true)
      settle()
    },
    /** Adds a file as it is, chunk by chunk. */
    async addFile(name: string, content: Blob) {
      const entry = new ZipPassThrough(name)
      zip.add(entry)
      const reader = content.stream().getReader()
      for (;;) {
        const { done, value } = await reader.read()
        if (done) break
        entry.push(value)
      }
      entry.push(new Uint8Array(), true)
      settle()
    },
    end(): Blob {
      zip.end()
      settle()
      return new Blob(parts, { type: 'application/zip' })
    },
  }
}
