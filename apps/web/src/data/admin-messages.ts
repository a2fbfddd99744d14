import { MESSAGE_STATUSES, type MessageStatus, messageDetail, messagesPage } from '@podium/domain'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callApiSignedIn } from './call-api-signed-in.ts'
import { readApi } from './read-api.ts'

export const MESSAGES_PER_PAGE = 25

/** Which messages, as it stands in the address. What makes no sense there counts as absent. */
export const messagesAddress = z.object({
  status: z.enum(MESSAGE_STATUSES).catch('open'),
  search: z.string().trim().max(200).catch(''),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
})
export type MessagesAddress = z.output<typeof messagesAddress>

const KEY = ['admin', 'messages'] as const

export const messagesQuery = ({ status, search, page }: MessagesAddress) =>
  queryOptions({
    queryKey: [...KEY, 'list', { status, search, page }],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ status, page: String(page) })
      query.set('per_page', String(MESSAGES_PER_PAGE))
      if (search !== '') query.set('search', search)
      return readApi(messagesPage, `/admin/messages?${query}`, signal)
    },
  })

export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => readApi(messageDetail, `/admin/messages/${id}`, signal),
  })

/** Mails an answer; the caller shows a failure beside what was typed. */
export function useReply(id: string) {
  const refresh = useRefresh()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: string) =>
      callApiSignedIn({ method: 'POST', path: `/admin/messages/${id}/replies`, body: { body } }),
    onSuccess: refresh,
  })
}

export function useSetMessageStatus(id: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (status: MessageStatus) =>
      callApiSignedIn({ method: 'PUT', path: `/admin/messages/${id}/status`, body: { status } }),
    onSettled: refresh,
  })
}

function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}
