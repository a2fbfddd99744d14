import { createServer } from './create-server.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { readSettings, type Settings } from './settings.ts'

/** Starts the server and stops it cleanly on a signal. */
let settings: Settings | undefined
try {
  settings = readSettings()
  const server = await createServer(settings)
  const { url } = await server.listen()
  process.stdout.write(`Podium is ready: ${url}\n`)

  const stop = () => void server.close().then(() => process.exit(0))
  process.on('SIGINT', stop).on('SIGTERM', stop)
  // The start script holds the other end: when it is gone, nobody could stop this process any more.
  process.on('disconnect', stop)
} catch (error) {
  process.stderr.write(`${explainStartFailure(error, settings)}\n`)
  process.exit(1)
}
