import type { Served } from '../../../platform/http/operation.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import { formAgain } from './form-again.ts'
import { getAnyProject } from './get-any-project.ts'
import { getDecisionRecord } from './get-decision-record.ts'
import { getProjectFigures } from './get-project-figures.ts'
import { listAllProjects } from './list-all-projects.ts'
import { overrideSeat } from './override-seat.ts'
import { readAnyRoom } from './read-any-room.ts'

/** Projects as admins see them, with what they may change. */
export const adminOperations = (deps: EngineDeps): Served[] => [
  listAllProjects(deps),
  getProjectFigures(deps),
  getAnyProject(deps),
  readAnyRoom(deps),
  overrideSeat(deps),
  getDecisionRecord(deps),
  formAgain(deps),
]
