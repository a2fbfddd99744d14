import {
  type ModerationDecisionsAnswer,
  moderationDecisionsAnswer,
  moderationDecisionsForm,
} from '@podium/domain'
import { serve } from '../../platform/http/operation.ts'
import { toApiRefusal } from '../../platform/http/render-api-error.ts'
import { type Decision, decide } from './decide.ts'
import type { ModerationDeps } from './moderation-deps.ts'

const operation = {
  method: 'post',
  path: '/admin/moderation/decisions',
  id: 'decideModeration',
  summary: 'Hide, restore, delete, warn about or dismiss the reports of posts and comments',
  tag: 'moderation',
  access: 'moderator',
  body: moderationDecisionsForm,
  answers: { 200: { description: 'What came of each target', schema: moderationDecisionsAnswer } },
} as const

/**
 * POST /api/admin/moderation/decisions: each in its own transaction, so that one refusal stops none
 * of the others.
 */
export const decideMany = (deps: ModerationDeps) =>
  serve(operation, async (c, { body: { action, reason, targets }, caller: { id: actorId } }) => {
    const results: ModerationDecisionsAnswer['results'] = []
    for (const target of new Map(targets.map((each) => [each.id, each])).values()) {
      results.push(await decideOne(deps, { actorId, action, reason, target }))
    }
    return c.json({ results } satisfies ModerationDecisionsAnswer)
  })

async function decideOne(
  deps: ModerationDeps,
  decision: Decision,
): Promise<ModerationDecisionsAnswer['results'][number]> {
  try {
    await decide(deps, decision)
    return { ...decision.target, ok: true }
  } catch (error) {
    // Even an error that concerns all of them is reported per target: the caller must learn what
    // was decided before it.
    const { message, code } = toApiRefusal(error)
    if (code === 'internal_error') deps.logger.error({ err: error }, 'nothing was decided')
    return { ...decision.target, ok: false, error: message, code }
  }
}
