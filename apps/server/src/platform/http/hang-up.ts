import type { Context } from 'hono'
import type { HttpEnv } from './http-env.ts'

/** Error of a caller who hung up before the answer; nobody reads what becomes of the request. */
export class HungUpError extends Error {
  constructor() {
    super('The caller hung up')
    this.name = 'HungUpError'
  }
}

/** Status nginx uses for hung-up requests; counted neither as a failure nor as a success. */
const HUNG_UP_STATUS = 499

/**
 * Signal that aborts with `HungUpError` when the connection ends before the answer; undefined for a
 * call in memory.
 */
export function hangUpSignal(c: Context<HttpEnv>): AbortSignal | undefined {
  const { outgoing } = c.env ?? {}
  if (!outgoing) return undefined
  const controller = new AbortController()
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) controller.abort(new HungUpError())
  })
  return controller.signal
}

/** Whether the caller hung up before the request was sent whole; false for a call in memory. */
export function isCutOff(c: Context<HttpEnv>): boolean {
  const { incoming } = c.env ?? {}
  return incoming?.destroyed === true && !incoming.complete
}

/** Answer for the records of a caller who hung up. */
export const hungUpAnswer = () => new Response(null, { status: HUNG_UP_STATUS })
