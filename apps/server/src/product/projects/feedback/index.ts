import type { Served } from '../../../platform/http/operation.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { endorse } from './endorse.ts'
import { giveFeedback } from './give-feedback.ts'
import { listEndorsable } from './list-endorsable.ts'
import { listFeedback } from './list-feedback.ts'
import { revokeEndorsement } from './revoke-endorsement.ts'
import { showOrHideEndorsement } from './show-or-hide-endorsement.ts'

/** Judgements of a project’s people of each other, and endorsements of their skills. */
export const feedbackOperations = (deps: ProjectsDeps): Served[] => [
  listFeedback(deps),
  giveFeedback(deps),
  listEndorsable(deps),
  endorse(deps),
  revokeEndorsement(deps),
  showOrHideEndorsement(deps),
]
