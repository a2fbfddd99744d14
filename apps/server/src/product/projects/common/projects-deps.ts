import type { SecurityEventName } from '@podium/domain'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { Database, Tx } from '../../../platform/db/database.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { Engine } from '../engine/create-engine.ts'
import type { EngineTurns } from '../engine/engine-turns.ts'
import type { InvitationDeps } from '../invitations/invitation-deps.ts'
import type { Phrasing } from '../phrasing/phrasing-deps.ts'
import type { CountRoomWrite } from '../room/room-writes.ts'

/** Adds an act of the caller to the log of their account. */
export type RecordSecurityEvent = (
  tx: Tx,
  c: Context<HttpEnv>,
  act: { userId: string; event: SecurityEventName; method: string },
) => Promise<void>

export type ProjectsDeps = InvitationDeps & {
  db: Database
  logger: Logger
  recordSecurityEvent: RecordSecurityEvent
  engine: Engine
  turns: EngineTurns
  /** Engine of standings with its turns: a thread of its own, so that no client waits behind an answer. */
  standings: { engine: Engine; turns: EngineTurns }
  countRoomWrite: CountRoomWrite
  /** Absent where the provider has set up no model. */
  phrasing: Phrasing | undefined
  settings: { publicUrl: string; authRateLimits: boolean | undefined }
}
