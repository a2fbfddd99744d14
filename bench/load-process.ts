import { type HttpLoad, runHttpLoad } from './http-load.ts'

/** The load generator as a process of its own: takes one `HttpLoad` at a time from its parent. */
process.on('message', async (load: HttpLoad) => {
  try {
    process.send?.({ result: await runHttpLoad(load) })
  } catch (error) {
    process.send?.({ error: String(error) })
  }
})
