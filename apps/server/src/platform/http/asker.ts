import type { Context } from 'hono'
import type { HttpEnv } from './http-env.ts'
import { visitorKey } from './visitor-key.ts'

/** Requester; both keys count. `person` is the address again for visitors without a session. */
export type Asker = { person: string; address: string }

export function askerOf(c: Context<HttpEnv>, personId: string | undefined): Asker {
  const address = visitorKey(c.get('clientIp'))
  return { address, person: personId ?? address }
}
