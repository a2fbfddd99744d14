import type { Served } from '../../../platform/http/operation.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import { askStanding } from './ask-standing.ts'
import { listProposalStandings } from './list-proposal-standings.ts'

/** Answers to professionals why they were or were not proposed. */
export const standingOperations = (deps: EngineDeps): Served[] => [
  listProposalStandings(deps),
  askStanding(deps),
]
