import {
  type AppealOutcome,
  type ModerationAction,
  type ModerationTarget,
  moderationDecisionsAnswer,
  moderationDetail,
  moderationPage,
  moderationQuery as moderationParams,
} from '@podium/domain'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApiSignedIn } from './call-api-signed-in.ts'
import { changeInParts } from './change-in-parts.ts'
import { listAddress, listParams, PAGE_SIZES } from './list-address.ts'
import { waitingQuery } from './overview.ts'
import { readApi } from './read-api.ts'

/** Address of the moderation queue: view and page. */
export const moderationAddress = listAddress(moderationParams.omit({ per_page: true }))
export type ModerationAddress = ReturnType<typeof moderationAddress.parse>

const KEY = ['admin', 'moderation'] as const

export const moderationQuery = ({ view, page }: ModerationAddress) =>
  queryOptions({
    queryKey: [...KEY, 'list', { view, page }],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = listParams({ view, page, per_page: PAGE_SIZES.moderation })
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
  /** Called with the number of targets sent so far. */
  onProgress: (sent: number) => void
}

/** Decides about many targets, part by part; the mutation never fails, its data names the failures. */
export function useDecide() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ targets, action, reason, onProgress }: DecisionOrder) =>
      changeInParts(targets, {
        onProgress,
        send: async (part) => {
          const response = await callApiSignedIn({
            method: 'POST',
            path: '/admin/moderation/decisions',
            body: { action, reason, targets: part },
          })
          return moderationDecisionsAnswer.parse(await response.json()).results
        },
      }),
    onSettled: refresh,
  })
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
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: KEY }),
      client.invalidateQueries(waitingQuery),
    ])
}
