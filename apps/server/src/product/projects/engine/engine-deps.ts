import type { ProjectsDeps } from '../common/projects-deps.ts'
import type { Engine } from './create-engine.ts'
import type { EngineTurns } from './engine-turns.ts'

export type EngineDeps = ProjectsDeps & { engine: Engine; turns: EngineTurns }
