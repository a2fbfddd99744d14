import { createServer, type PodiumServer } from './create-server.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { readSettings, type Settings } from './settings.ts'
import { startMessage } from './start-message.ts'

/** Entry point: starts the server and stops it cleanly on a signal, even during the start. */
let settings: Settings | undefined
let starting: Promise<PodiumServer> | undefined
let isStopping = false

process.on('SIGINT', stop).on('SIGTERM', stop)
// IPC channel to the start script: when that ends, nobody could stop this process any more.
process.on('disconnect', () => stop())
await start().catch(giveUp)

async function start() {
  settings = readSettings()
  starting = createServer(settings)
  const server = await starting
  const { url } = await server.listen()
  process.stdout.write(startMessage({ settings, url, demoSignIns: server.demoSignIns }))
}

/** A second Ctrl-C ends the drain time; a second SIGTERM does not: a supervisor may send one to each process. */
function stop(signal?: NodeJS.Signals) {
  if (isStopping && signal !== 'SIGINT') return
  isStopping = true
  void close().then(() => process.exit(0))
}

async function giveUp(error: unknown) {
  // Failures caused by the stop itself are ignored.
  if (isStopping) return
  process.stderr.write(`${explainStartFailure(error, settings)}\n`)
  await close()
  process.exit(1)
}

async function close() {
  const server = await starting?.catch(() => undefined)
  await server?.close()
}
