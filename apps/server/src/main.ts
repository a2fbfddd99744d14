import { createServer } from './create-server.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { readSettings, type Settings } from './settings.ts'
import { startMessage } from './start-message.ts'

/** Starts the server and stops it cleanly on a signal, also on one that comes while it starts. */
let settings: Settings | undefined
try {
  settings = readSettings()
  const starting = createServer(settings)
  const stop = () => void starting.then((server) => server.close()).then(() => process.exit(0))
  process.on('SIGINT', stop).on('SIGTERM', stop)
  // The start script holds the other end: when it is gone, nobody could stop this process any more.
  process.on('disconnect', stop)

  const server = await starting
  const { url } = await server.listen()
  process.stdout.write(startMessage({ settings, url, demoSignIns: server.demoSignIns }))
} catch (error) {
  process.stderr.write(`${explainStartFailure(error, settings)}\n`)
  process.exit(1)
}
