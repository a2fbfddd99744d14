import type { Logger } from 'pino'
import { loggedPath } from '../log/logged-path.ts'
import type { Observer } from './observe.ts'

/** Answered request as the access log has it. */
export type Answered = {
  requestId: string
  method: string
  /** Path without the query: links carry tokens in it. */
  path: string
  status: number
  /** Time to the answer, in milliseconds. */
  ms: number
  ip: string
}

/** Access log, one line per request: never the query, a secret in the path, a header or a body. */
export function createAccessLog(logger: Logger) {
  const log = (answered: Answered) => {
    if (!logger.isLevelEnabled('info')) return
    logger.info({ ...answered, path: loggedPath(answered.path), ms: Math.round(answered.ms) })
  }
  const observe: Observer = (c, ms) =>
    log({
      requestId: c.var.requestId,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms,
      ip: c.var.clientIp,
    })
  return { log, observe }
}
