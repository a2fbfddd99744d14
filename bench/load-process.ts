import { type HttpLoad, runHttpLoad, STOP } from './http-load.ts'

/** End of the load that runs. */
let running = new AbortController()

/** Process of the load generator: takes one `HttpLoad` at a time from its parent, and `STOP` while it runs. */
process.on('message', async (load: HttpLoad | typeof STOP) => {
  if (load === STOP) return running.abort()
  running = new AbortController()
  try {
    process.send?.({ result: await runHttpLoad(load, running.signal) })
  } catch (error) {
    process.send?.({ error: String(error) })
  }
})
