import { createServer, type PodiumServer } from './create-server.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { readSettings, type Settings } from './settings.ts'
import { startMessage } from './start-message.ts'

/** Starts the server and stops it cleanly on a signal, also on one that comes while it starts. */
let settings: Settings | undefined
let starting: Promise<PodiumServer> | undefined
let isStopping = false

process.on('SIGINT', stop).on('SIGTERM', stop)
// The start script holds the other end: when it is gone, nobody could stop this process any more.
process.on('disconnect', stop)
await start().catch(giveUp)

async function start() {
  settings = readSettings()
  starting = createServer(settings)
  const server = await starting
  const { url } = await server.listen()
  process.stdout.write(startMessage({ settings, url, demoSignIns: server.demoSignIns }))
}

function stop() {
  isStopping = true
  void close().then(() => process.exit(0))
}

async function giveUp(error: unknown) {
  // What failed because the server was stopped meanwhile is no failure.
  if (isStopping) return
  process.stderr.write(`${explainStartFailure(error, settings)}\n`)
  await close()
  process.exit(1)
}

async function close() {
  const server = await starting?.catch(() => undefined)
  await server?.close()
}
