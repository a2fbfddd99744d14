import type { Served } from '../../platform/http/operation.ts'
import { appealDecision } from './appeal-decision.ts'
import { decideMany } from './decide-many.ts'
import { getModerationItem } from './get-moderation-item.ts'
import { listModeration } from './list-moderation.ts'
import { listOwnModerationDecisions } from './list-own-moderation-decisions.ts'
import type { ModerationDeps } from './moderation-deps.ts'
import { settleAppeal } from './settle-appeal.ts'

export { EXPORT_SECTIONS } from './export-sections.ts'

/**
 * Moderation operations (decisions row 17): editors and admins decide about what members write;
 * authors read the decisions and appeal.
 */
export const moderationOperations = (deps: ModerationDeps): Served[] => [
  listModeration(deps),
  getModerationItem(deps),
  decideMany(deps),
  settleAppeal(deps),
  listOwnModerationDecisions(deps),
  appealDecision(deps),
]
