import type { Served } from '../../../platform/http/operation.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import { listTeamShares } from './list-team-shares.ts'
import { readSharedTeam } from './read-shared-team.ts'
import { revokeTeamShare } from './revoke-team-share.ts'
import { shareTeam } from './share-team.ts'

/** Secret links that show a team to people without an account. */
export const shareOperations = (deps: EngineDeps): Served[] => [
  listTeamShares(deps),
  shareTeam(deps),
  revokeTeamShare(deps),
  readSharedTeam(deps),
]
