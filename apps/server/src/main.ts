import { createServer } from './create-server.ts'
import { readSettings, SettingsError } from './settings.ts'

/** Starts the server and stops it cleanly on the first signal. What a person can mend is told in a sentence. */
try {
  const server = await createServer(readSettings())
  const { url } = await server.listen()
  process.stdout.write(`Podium is ready at ${url}\n`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop())

  async function stop() {
    await server.close()
    process.exit(0)
  }
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
