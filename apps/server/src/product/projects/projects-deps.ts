import type { Database } from '../../platform/db/database.ts'
import type { Engine } from './engine/create-engine.ts'
import type { EngineTurns } from './engine/engine-turns.ts'

export type ProjectsDeps = { db: Database; engine: Engine; turns: EngineTurns }
