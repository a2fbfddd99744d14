import type { Served } from '../../../platform/http/operation.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import { correctRequirement } from './correct-requirement.ts'
import { createProject } from './create-project.ts'
import { takeTurn } from './take-turn.ts'

/** Brief of a project: what its client said, what was read in it, and what is asked next. */
export const briefOperations = (deps: EngineDeps): Served[] => [
  createProject(deps),
  takeTurn(deps),
  correctRequirement(deps),
]
