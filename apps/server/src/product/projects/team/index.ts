import type { Served } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import { chooseTeam } from './choose-team.ts'
import { formAnew } from './form-anew.ts'
import { inviteTeam } from './invite-team.ts'
import { settleDueTeams } from './settle-due-teams.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

/** Chosen team of a project: its seats, and whom its client asks for them. */
export const teamOperations = (deps: EngineDeps): Served[] => [
  chooseTeam(deps),
  inviteTeam(deps),
  withdrawInvitation(deps),
  formAnew(deps),
]

/** Job of the projects’ clock. */
export const teamJobs = (deps: ProjectsDeps) => [() => settleDueTeams(deps.db, deps)]
