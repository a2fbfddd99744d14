import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Endings of text files; pages are not among them, because the server fills them in first. */
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest)$/
/** Size in bytes below which the `Content-Encoding` header costs what compression saves. */
const MIN_BYTES = 256

/**
 * Writes `<file>.br` and `<file>.gz` beside every text file of the build, at the strongest setting, so
 * that the server never compresses the application while it answers.
 */
export function precompress(): Plugin {
  let outDir = 'dist'
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        for (const file of await readdir(outDir, { recursive: true, withFileTypes: true })) {
          if (!file.isFile() || !COMPRESSIBLE.test(file.name)) continue
          await compress(join(file.parentPath, file.name))
        }
      },
    },
  }
}

async function compress(path: string) {
  const content = await readFile(path)
  if (content.byteLength < MIN_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  }
  await writeFile(`${path}.br`, brotliCompressSync(content, { params }))
  await writeFile(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }))
}
