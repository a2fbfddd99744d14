import { statfsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { reasonOf } from '../../log/reason-of.ts'
import { lockFolder } from './folder-lock.ts'
import { type PgliteWorker, startPgliteWorker } from './pglite-worker.ts'

/**
 * Longest statement, in milliseconds, before it counts as hung: the thread is ended and the
 * database reopened. WebAssembly has no timers, so PostgreSQL's own statement_timeout does nothing.
 */
const STATEMENT_LIMIT_MS = 20_000

/**
 * The same limit for a person's own statement while others wait: they wait 5 s, and reopening takes
 * the rest.
 */
const REQUEST_LIMIT_MS = 3000
const LOOK_EVERY_MS = 100
/** Acknowledged writes that a loss of power may cost, in milliseconds. */
const SYNC_EVERY_MS = 1000

/** Socket name the driver expects for port 5432. */
const SOCKET = '.s.PGSQL.5432'
/**
 * Longest socket path in bytes: `sun_path` holds 104 on macOS, 108 on Linux, with the closing zero.
 */
const LONGEST_SOCKET_PATH_BYTES = 103

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 5000
/** Time without a failure, in milliseconds, after which the backoff starts over. */
const CALM_MS = 30_000

/**
 * Embedded database with its watchdog: it holds the folder's lock and reopens the database whenever
 * it breaks.
 */
export type Engine = {
  /** Folder of the socket, accessible to this user only. */
  socketDir: string
  /**
   * Passes a statement's outcome on and restarts the engine when the statement hangs or its error
   * shows a broken engine. A request's statement counts as hung after 3 s while `isAwaited`.
   */
  watch<T>(running: Promise<T>, options?: { isAwaited?: (() => boolean) | undefined }): Promise<T>
  /** Resolves at once while nothing is broken, else when the database is open again. */
  whenOpen(): Promise<void>
  /** Reason why the broken database is not open; undefined while it is. */
  failure(): unknown
  memoryBytes(): Promise<number>
  /** Closes and reopens the database to release memory. Only while no statement runs. */
  recycle(): Promise<void>
  /** Times the database broke and was opened again. */
  restarts(): number
  close(): Promise<void>
}

type EngineOptions = { dataDir: string; statementLimitMs?: number; syncEveryMs?: number }

/** Throws `FolderInUseError` while another process has the folder. */
export async function startEngine(
  { dataDir, statementLimitMs = STATEMENT_LIMIT_MS, syncEveryMs = SYNC_EVERY_MS }: EngineOptions,
  logger: Logger,
): Promise<Engine> {
  const lock = lockFolder(dataDir)
  const socketDir = await privateFolder(dataDir)
  const socketPath = join(socketDir, SOCKET)
  const closing = new AbortController()
  let reopening: Promise<void> | undefined
  let restarts = 0
  let failure: unknown
  let lastBreak = { at: Number.NEGATIVE_INFINITY, pauseMs: FIRST_PAUSE_MS }

  const start = async () => {
    await rm(socketPath, { force: true })
    return startPgliteWorker({ dataDir, socketPath, syncEveryMs }, restart).catch((cause) => {
      throw isFull(dataDir) ? new Error('No space left on device', { cause }) : cause
    })
  }

  async function release() {
    await rm(socketDir, { recursive: true, force: true })
    lock.release()
  }

  function restart(reason: string, firstPauseMs = nextPause()) {
    if (closing.signal.aborted || reopening) return
    logger.error({ reason }, 'the embedded database broke and is opened again')
    restarts += 1
    failure = new Error(reason)
    reopening = reopen(firstPauseMs).finally(() => {
      reopening = undefined
    })
  }

  /**
   * Reopens the database. Until then requests wait, for nothing serves the socket, and get 503
   * after 5 s.
   */
  async function reopen(firstPauseMs: number) {
    await worker.terminate()
    for (let pauseMs = firstPauseMs; !closing.signal.aborted; pauseMs = nextPause()) {
      await sleep(pauseMs, undefined, { signal: closing.signal }).catch(() => {})
      if (closing.signal.aborted) return
      try {
        worker = await start()
        failure = undefined
        logger.info('the embedded database is open again')
        return
      } catch (error) {
        failure = error
        logger.error({ reason: reasonOf(error) }, 'the embedded database did not open')
      }
    }
  }

  function nextPause(): number {
    const at = performance.now()
    const isCalm = at - lastBreak.at > CALM_MS
    const pauseMs = isCalm ? FIRST_PAUSE_MS : Math.min(lastBreak.pauseMs * 2, LONGEST_PAUSE_MS)
    lastBreak = { at, pauseMs }
    return pauseMs
  }

  let worker: PgliteWorker
  try {
    worker = await start()
  } catch (error) {
    await release()
    throw error
  }

  return {
    socketDir,
    whenOpen: () => reopening ?? Promise.resolve(),
    async watch(running, { isAwaited } = {}) {
      let impatience = isAwaited && setTimeout(look, REQUEST_LIMIT_MS)
      function look() {
        if (isAwaited?.()) restart(`a request ran longer than ${REQUEST_LIMIT_MS} ms`, 0)
        else impatience = setTimeout(look, LOOK_EVERY_MS)
      }
      const overrun = setTimeout(
        () => restart(`a statement ran longer than ${statementLimitMs} ms`),
        statementLimitMs,
      )
      try {
        return await running
      } catch (error) {
        if (tellsOfBrokenEngine(error)) restart(String(error))
        throw error
      } finally {
        clearTimeout(overrun)
        clearTimeout(impatience)
      }
    },
    failure: () => failure,
    memoryBytes: () => worker.memoryBytes(),
    restarts: () => restarts,
    async recycle() {
      await worker.close()
      try {
        worker = await start()
      } catch (error) {
        restart(String(error))
      }
    },
    async close() {
      closing.abort()
      await reopening
      await worker.close()
      await release()
    },
  }
}

/** Room that the engine needs to open, in bytes: a segment of its log. */
const ROOM = 16 * 2 ** 20

/** Whether the disk of a folder has too little room to open the database, which fails there in words of its own. */
function isFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < ROOM
}

/**
 * Socket folder accessible to this user only; in the data folder where the system allows a path
 * that long.
 */
async function privateFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'socket')
  if (Buffer.byteLength(join(folder, SOCKET)) > LONGEST_SOCKET_PATH_BYTES) {
    return mkdtemp(join(tmpdir(), 'podium-'))
  }
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  return folder
}

/**
 * Whether an error shows a broken engine. After a full disk (53100) or failed I/O (58030) the next
 * statement may spin for ever, and after a PANIC the backend is gone: PGlite cannot restart it as a
 * PostgreSQL server does.
 */
const tellsOfBrokenEngine = (error: unknown) =>
  error instanceof pg.DatabaseError &&
  (error.severity === 'PANIC' ||
    error.severity === 'FATAL' ||
    /^(53100|58030)$/.test(error.code ?? ''))
