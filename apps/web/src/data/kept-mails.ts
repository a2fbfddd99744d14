import { keptMailDetail, keptMailsPage, keptMailsQuery as mailsParams } from '@podium/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApiSignedIn } from './call-api-signed-in.ts'
import { listAddress, listParams, PAGE_SIZES } from './list-address.ts'
import { readApi } from './read-api.ts'
import { serverConfig } from './server-config.ts'

/** Address of the list: the page. */
export const keptMailsAddress = listAddress(mailsParams.omit({ per_page: true }))

/** Whether mail is kept for admins, because the server has no mail server. */
export const keepsMailsQuery = queryOptions({
  queryKey: ['server', 'keptMails'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async () => (await serverConfig()).keptMails === true,
})

export const keptMailsQuery = (page: number) =>
  queryOptions({
    queryKey: ['admin', 'keptMails', page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = listParams({ page, per_page: PAGE_SIZES.keptMails })
      return readApi(keptMailsPage, `/admin/kept-mails?${query}`, signal)
    },
  })

/** One mail with its text. Each request is an entry in the audit log, so it is made once. */
export const keptMailQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'keptMails', 'one', id],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async () => {
      const path = `/admin/kept-mails/${id}/open`
      return keptMailDetail.parse(await (await callApiSignedIn({ method: 'POST', path })).json())
    },
  })
