import {
  MESSAGE_STATUSES,
  type MessageStatus,
  messageDetail,
  messagesPage,
  messagesQuery as messagesParams,
} from '@podium/domain'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callApiSignedIn } from './call-api-signed-in.ts'
import { listAddress, listParams, PAGE_SIZES } from './list-address.ts'
import { readApi } from './read-api.ts'

/** Address of the inbox: status, search and page. */
export const messagesAddress = listAddress(
  messagesParams
    .omit({ per_page: true })
    .extend({ status: z.enum(MESSAGE_STATUSES).default('open') }),
)
export type MessagesAddress = ReturnType<typeof messagesAddress.parse>

const KEY = ['admin', 'messages'] as const

export const messagesQuery = ({ status, search, page }: MessagesAddress) =>
  queryOptions({
    queryKey: [...KEY, 'list', { status, search, page }],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = listParams({ status, search, page, per_page: PAGE_SIZES.messages })
      return readApi(messagesPage, `/admin/messages?${query}`, signal)
    },
  })

export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => readApi(messageDetail, `/admin/messages/${id}`, signal),
  })

/** Mails an answer; the caller shows a failure beside the form. */
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
