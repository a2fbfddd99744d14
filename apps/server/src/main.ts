import { type Announcer, createAnnouncer } from './announcer.ts'
import { createServer, type PodiumServer } from './create-server.ts'
import { readSettings } from './settings.ts'

/** Entry point: starts the server and stops it cleanly on a signal, even during the start. */
let announcer: Announcer | undefined
let starting: Promise<PodiumServer> | undefined
let isStopping = false

process.on('SIGINT', stop).on('SIGTERM', stop)
// IPC channel to the start script: when that ends, nobody could stop this process any more.
process.on('disconnect', () => stop())
await start().catch(giveUp)

async function start() {
  const settings = readSettings()
  announcer = createAnnouncer(settings)
  starting = createServer(settings)
  const server = await starting
  const { url } = await server.listen()
  announcer.ready({ settings, url, demoSignIns: server.demoSignIns })
}

/**
 * A second Ctrl-C ends the drain time. A second SIGTERM does not: a supervisor may send one to each
 * process of the group.
 */
function stop(signal?: NodeJS.Signals) {
  if (isStopping && signal !== 'SIGINT') return
  if (!isStopping) announcer?.stopping(signal)
  isStopping = true
  void close().then(() => {
    announcer?.stopped()
    process.exit(0)
  })
}

async function giveUp(error: unknown) {
  // Failures caused by the stop itself are ignored.
  if (isStopping) return
  announcer ??= createAnnouncer(undefined)
  announcer.failed(error)
  await close()
  process.exit(1)
}

async function close() {
  const server = await starting?.catch(() => undefined)
  await server?.close()
}
