import { overview } from '@podium/domain'
import { queryOptions } from '@tanstack/react-query'
import { readApi } from './read-api.ts'

export type OverviewDays = '30' | '90'

/** How Podium is doing, with the last `days` days one by one. */
export const overviewQuery = (days: OverviewDays) =>
  queryOptions({
    queryKey: ['admin', 'overview', days],
    queryFn: ({ signal }) => readApi(overview, `/admin/overview?days=${days}`, signal),
  })
