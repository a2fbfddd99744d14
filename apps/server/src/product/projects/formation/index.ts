import type { Served } from '../../../platform/http/operation.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import { formProjectTeams } from './form-project-teams.ts'

/** Teams formed for a brief, to choose from. */
export const formationOperations = (deps: EngineDeps): Served[] => [formProjectTeams(deps)]
