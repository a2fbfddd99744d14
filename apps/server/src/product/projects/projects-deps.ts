import type { Logger } from 'pino'
import type { Database } from '../../platform/db/database.ts'
import type { Engine } from './engine/create-engine.ts'
import type { EngineTurns } from './engine/engine-turns.ts'
import type { InvitationDeps } from './invitations/invitation-deps.ts'
import type { CountRoomWrite } from './room/room-writes.ts'

export type ProjectsDeps = InvitationDeps & {
  db: Database
  logger: Logger
  engine: Engine
  turns: EngineTurns
  /** Engine of standings with its turns: a thread of its own, so that no client waits behind an answer. */
  standings: { engine: Engine; turns: EngineTurns }
  countRoomWrite: CountRoomWrite
  settings: { publicUrl: string; authRateLimits: boolean | undefined }
}
