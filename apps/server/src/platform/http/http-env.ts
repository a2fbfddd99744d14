import type { HttpBindings } from '@hono/node-server'
import type { Claims } from '../db/as-identity.ts'
import type { BodyRoom } from './body-room.ts'
import type { Caller } from './caller.ts'
import type { InlineHashes } from './inline-hashes.ts'

/** Variables every handler may read with `c.var` once `requestContext` has run, in any service. */
export type HttpEnv = {
  /** Node's request and response; empty when a test calls the app in memory. */
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** Visitor's address as far as it can be trusted (TRUST_PROXY). */
    clientIp: string
    /** Whether visitors come through proxies of ours (TRUST_PROXY), whatever a request's headers. */
    isBehindProxy?: boolean
    /** Room for large bodies; absent where a test mounts a service alone. */
    bodyRoom?: BodyRoom
    /** Person the request's token names, once a service has checked it. */
    personId?: string
    /**
     * Route for metrics and traces, where the pattern of the address says too little; one of a bounded
     * set, never an id.
     */
    route?: string
    /** Inline elements of the page in the answer, which its content security policy allows. */
    inline?: InlineHashes
    /** Claims of the request's token, once an `Operation` that needs one has checked it. */
    claims?: Claims
    /** Caller, set by the access check of an `Operation`; absent where anybody may call. */
    caller?: Caller
    /**
     * Headers for the answer from the layers around its handler; a value the answer sets itself
     * wins.
     */
    everyAnswer?: Record<string, string>
    /** Whether the answer has those headers already. */
    isComplete?: boolean
  }
}
