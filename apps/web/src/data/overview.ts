import { overview } from '@podium/domain'
import { queryOptions } from '@tanstack/react-query'
import { callApiSignedIn } from './call-api-signed-in.ts'

export type OverviewDays = '30' | '90'

/** How Podium is doing, with the last `days` days one by one. */
export const overviewQuery = (days: OverviewDays) =>
  queryOptions({
    queryKey: ['admin', 'overview', days],
    queryFn: async ({ signal }) => {
      const path = `/admin/overview?days=${days}`
      return overview.parse(await (await callApiSignedIn({ method: 'GET', path, signal })).json())
    },
  })
