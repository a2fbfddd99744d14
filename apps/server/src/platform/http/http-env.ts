import type { HttpBindings } from '@hono/node-server'
import type { Caller } from './caller.ts'

/** What every handler may read with `c.var` once `requestContext` has run, whichever service it is in. */
export type HttpEnv = {
  /** Empty when a test calls the app in memory. */
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** The visitor's address as far as it can be trusted (TRUST_PROXY). */
    clientIp: string
    /** Whose request it is, once a service has checked a token of theirs. */
    personId?: string
    /** Set by the access check of an `Operation`; absent where anybody may call. */
    caller?: Caller
    /** Headers that the layers around a handler want on its answer, where it sets no other value. */
    everyAnswer?: Record<string, string>
    /** The answer carries them already. */
    isComplete?: boolean
  }
}
