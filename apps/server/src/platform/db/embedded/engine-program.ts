import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
const FILE = join(dirname(require.resolve('@electric-sql/pglite')), 'pglite.wasm')

let compiled: Promise<WebAssembly.Module> | undefined

/**
 * Program of the embedded engine, compiled once per process and kept: a thread that opens a database
 * again runs the machine code that its predecessors have left, instead of making it anew.
 */
export function engineProgram(): Promise<WebAssembly.Module> {
  compiled ??= compile().catch((error: unknown) => {
    compiled = undefined
    throw error
  })
  return compiled
}

const compile = async () => WebAssembly.compile(await readFile(FILE))
