import {
  type AppealOutcome,
  decisionsAnswer,
  MODERATION_BULK_MAX,
  MODERATION_VIEWS,
  type ModerationAction,
  type ModerationTarget,
  moderationDetail,
  moderationPage,
} from '@podium/domain'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callApiSignedIn } from './call-api-signed-in.ts'
import { readApi } from './read-api.ts'

export const MODERATION_PER_PAGE = 20

/** What the queue shows, as it stands in the address. What makes no sense there counts as absent. */
export const moderationAddress = z.object({
  view: z.enum(MODERATION_VIEWS).catch('open'),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
})
export type ModerationAddress = z.output<typeof moderationAddress>

const KEY = ['admin', 'moderation'] as const

export const moderationQuery = ({ view, page }: ModerationAddress) =>
  queryOptions({
    queryKey: [...KEY, 'list', { view, page }],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ view, page: String(page) })
      query.set('per_page', String(MODERATION_PER_PAGE))
      return readApi(moderationPage, `/admin/moderation?${query}`, signal)
    },
  })

export const moderationItemQuery = ({ type, id }: ModerationTarget) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => readApi(moderationDetail, `/admin/moderation/${type}/${id}`, signal),
  })

type DecisionOrder = {
  targets: readonly ModerationTarget[]
  action: ModerationAction
  reason: string
  /** Targets done so far, whatever came of them. */
  onProgress: (done: number) => void
}

/** What came of each target; `error` is as `errorSentence` takes it. */
export type DecisionOutcome = { done: string[]; failed: { id: string; error: unknown }[] }

/** Small enough that progress can be seen. */
const PART = Math.min(20, MODERATION_BULK_MAX)

/** Decides part by part. It never fails: what could not be sent is told of each target. */
export function useDecide() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async ({ targets, action, reason, onProgress }: DecisionOrder) => {
      const outcome: DecisionOutcome = { done: [], failed: [] }
      for (let at = 0; at < targets.length; at += PART) {
        try {
          const part = targets.slice(at, at + PART)
          for (const result of await decidePart({ action, reason, targets: part })) {
            if (result.ok) outcome.done.push(result.id)
            else {
              const error = { message: result.error, code: result.code }
              outcome.failed.push({ id: result.id, error })
            }
          }
        } catch (error) {
          // The next part would meet the same: a lost connection, or a moderator who is none any more.
          outcome.failed.push(...targets.slice(at).map(({ id }) => ({ id, error })))
          return outcome
        }
        onProgress(Math.min(at + PART, targets.length))
      }
      return outcome
    },
    onSettled: refresh,
  })
}

async function decidePart(body: Pick<DecisionOrder, 'targets' | 'action' | 'reason'>) {
  const response = await callApiSignedIn({
    method: 'POST',
    path: '/admin/moderation/decisions',
    body,
  })
  return decisionsAnswer.parse(await response.json()).results
}

/** Keeps or reverses what an author appeals; the caller shows a failure beside the form. */
export function useSettleAppeal(decisionId: string) {
  const refresh = useRefresh()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: { outcome: AppealOutcome; answer: string }) =>
      callApiSignedIn({ method: 'POST', path: `/admin/moderation/appeals/${decisionId}`, body }),
    onSuccess: refresh,
  })
}

function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
