import { createServer } from './create-server.ts'
import { readSettings, SettingsError } from './settings.ts'

/** Starts the server and stops it cleanly on a signal. What a person can mend is told in a sentence. */
try {
  const settings = readSettings()
  const server = await createServer(settings)
  const { url } = await server.listen()
  process.stdout.write(`Podium is ready: ${url}\n`)

  const stop = () => void server.close().then(() => process.exit(0))
  process.on('SIGINT', stop).on('SIGTERM', stop)
  // The start script holds the other end: when it is gone, nobody could stop this process any more.
  process.on('disconnect', stop)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.message
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE') {
    return 'Another program already uses this port. Stop it, or choose another one with PORT=3001.'
  }
  return error.stack ?? error.message
}
