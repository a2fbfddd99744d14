import { queryOptions } from '@tanstack/react-query'
import { serverConfig } from './server-config.ts'

/** Whether the server shows the mail it would have sent on its own page (`/mailbox`). */
export const mailboxQuery = queryOptions({
  queryKey: ['server', 'mailbox'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async () => (await serverConfig()).mailbox === true,
})
