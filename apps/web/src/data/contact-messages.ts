import {
  CONTACT_MESSAGE_STATUSES,
  type ContactMessageStatus,
  contactMessageDetail,
  contactMessagesPage,
  contactMessagesQuery as messagesParams,
} from '@podium/domain'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callApiSignedIn } from './call-api-signed-in.ts'
import { listAddress, listParams, PAGE_SIZES } from './list-address.ts'
import { waitingQuery } from './overview.ts'
import { readApi } from './read-api.ts'

/** Address of the list: status, search and page. */
export const contactMessagesAddress = listAddress(
  messagesParams
    .omit({ per_page: true })
    .extend({ status: z.enum(CONTACT_MESSAGE_STATUSES).default('open') }),
)
export type ContactMessagesAddress = ReturnType<typeof contactMessagesAddress.parse>

const KEY = ['admin', 'contactMessages'] as const

export const contactMessagesQuery = ({ status, search, page }: ContactMessagesAddress) =>
  queryOptions({
    queryKey: [...KEY, 'list', { status, search, page }],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = listParams({ status, search, page, per_page: PAGE_SIZES.contactMessages })
      return readApi(contactMessagesPage, `/admin/contact-messages?${query}`, signal)
    },
  })

export const contactMessageQuery = (id: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => readApi(contactMessageDetail, `/admin/contact-messages/${id}`, signal),
  })

/** Mails an answer; the caller shows a failure beside the form. */
export function useReply(id: string) {
  const refresh = useRefresh()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (body: string) =>
      callApiSignedIn({
        method: 'POST',
        path: `/admin/contact-messages/${id}/replies`,
        body: { body },
      }),
    onSuccess: refresh,
  })
}

export function useSetContactMessageStatus(id: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (status: ContactMessageStatus) =>
      callApiSignedIn({
        method: 'PUT',
        path: `/admin/contact-messages/${id}/status`,
        body: { status },
      }),
    onSettled: refresh,
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
