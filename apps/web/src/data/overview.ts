import { OVERVIEW_DAYS, overview } from '@podium/domain'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { readApi } from './read-api.ts'

export type OverviewDays = (typeof OVERVIEW_DAYS)[number]

/** How the days are shown, as it stands in the address. */
export const overviewAddress = z.object({
  days: z.enum(OVERVIEW_DAYS).catch('30'),
  view: z.enum(['charts', 'table']).catch('charts'),
})
export type OverviewAddress = z.output<typeof overviewAddress>

/** How Podium is doing, with the last `days` days one by one. */
export const overviewQuery = (days: OverviewDays) =>
  queryOptions({
    queryKey: ['admin', 'overview', days],
    queryFn: ({ signal }) => readApi(overview, `/admin/overview?days=${days}`, signal),
  })
