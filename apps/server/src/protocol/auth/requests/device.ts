import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import { visitorKey } from '../../../platform/http/visitor-key.ts'

const MAX_USER_AGENT_LENGTH = 512

/** Device of a session, for the person's list of sessions. */
export type Device = { ip: string; userAgent: string | null }

export const deviceOf = (c: Context<HttpEnv>): Device => ({
  ip: c.var.clientIp,
  userAgent: c.req.header('user-agent')?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
})

/** Network of a device: its address, or the /64 network of an IPv6 one. */
export const networkOf = ({ ip }: Device): string => visitorKey(ip)
