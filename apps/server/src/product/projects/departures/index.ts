import type { Served } from '../../../platform/http/operation.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import { fillSeat } from './fill-seat.ts'
import { leaveTeam } from './leave-team.ts'
import { replaceMember } from './replace-member.ts'

/** Seats that a member leaves or is replaced at, and those that are filled again. */
export const departureOperations = (deps: EngineDeps): Served[] => [
  replaceMember(deps),
  fillSeat(deps),
  leaveTeam(deps),
]
