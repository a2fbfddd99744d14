import { type HttpLoad, runHttpLoad } from './http-load.ts'

/** Process of the load generator: takes one `HttpLoad` at a time from its parent. */
process.on('message', async (load: HttpLoad) => {
  try {
    process.send?.({ result: await runHttpLoad(load) })
  } catch (error) {
    process.send?.({ error: String(error) })
  }
})
