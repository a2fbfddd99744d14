import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, programEnv } from '@podium/testing'

const ROOT = join(import.meta.dirname, '..', '..')
const MAIN = join(ROOT, 'apps', 'server', 'src', 'main.ts')

export type RunningServer = AsyncDisposable & {
  process: ChildProcess
  /** Resolves with the address once the server is ready; rejects when it ends before. */
  ready: Promise<string>
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  /** Output so far, errors included. */
  printed(): string
}

/**
 * Server as a process of its own, with these settings and no others, on a free port unless one is
 * given.
 */
export function runServer(settings: Record<string, string>, file = MAIN): RunningServer {
  const child = spawn(process.execPath, [file], {
    cwd: ROOT,
    env: { ...programEnv(), PORT: '0', LOG_FORMAT: 'words', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const output: string[] = []
  // Node emits no `close` once the channel was closed from this side.
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null)
  const allRead = Promise.all(streams.map((stream) => once(stream, 'end')))
  const ended = once(child, 'exit').then(async ([code, signal]) => {
    await allRead
    return { code, signal }
  })
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of streams) {
      stream.on('data', (chunk) => {
        output.push(String(chunk))
        const url = /ready: (http[^\s"]+)/.exec(output.join(''))?.[1]
        if (url) resolve(url)
      })
    }
    void ended.then(() => reject(new Error(`The server ended:\n${output.join('')}`)))
  })
  // Ignored for tests of a server that must not start; they await `ended`.
  ready.catch(() => {})
  return {
    process: child,
    ready,
    ended,
    printed: () => output.join(''),
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Empty folder for the embedded database, deleted when disposed of. */
export async function makeDataFolder(): Promise<AsyncDisposable & { path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'podium-start-'))
  return {
    path,
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 3 }),
  }
}

/** Folder of a migrated database without accounts: nothing left to do at the start. */
export async function copyDataFolder(): Promise<AsyncDisposable & { path: string }> {
  const { place, [Symbol.asyncDispose]: remove } = await createTestDatabase('pglite')
  if (!('dataDir' in place)) throw new Error('The embedded database has no folder')
  return { path: place.dataDir, [Symbol.asyncDispose]: remove }
}
