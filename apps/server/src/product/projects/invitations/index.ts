import type { Served } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import { answerInvitation } from './answer-invitation.ts'
import { getInvitation } from './get-invitation.ts'
import { listInvitations } from './list-invitations.ts'
import { remindAvailability } from './remind-availability.ts'
import { remindInvited } from './remind-invited.ts'

/** Invitations as the people see them who have received them. */
export const invitationOperations = (deps: EngineDeps): Served[] => [
  listInvitations(deps),
  getInvitation(deps),
  answerInvitation(deps),
]

/** Jobs of the projects’ clock. */
export const invitationJobs = (deps: ProjectsDeps) => [
  () => remindInvited(deps.db, deps),
  () => remindAvailability(deps.db, deps),
]
