import type { Served } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { deleteProject } from './delete-project.ts'
import { getProject } from './get-project.ts'
import { listProjects } from './list-projects.ts'

/** Projects as a whole, for their client. */
export const ownProjectOperations = (deps: ProjectsDeps): Served[] => [
  listProjects(deps),
  getProject(deps),
  deleteProject(deps),
]
