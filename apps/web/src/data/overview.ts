import { OVERVIEW_DAYS, type Overview, overview, waiting } from '@podium/domain'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { listAddress } from './list-address.ts'
import { readApi } from './read-api.ts'

export type OverviewDays = (typeof OVERVIEW_DAYS)[number]

/** Address of the overview: number of days, and how they are drawn. */
export const overviewAddress = listAddress(
  z.object({
    days: z.enum(OVERVIEW_DAYS).default('30'),
    view: z.enum(['charts', 'table']).default('charts'),
  }),
)
export type OverviewAddress = ReturnType<typeof overviewAddress.parse>

/** Figures of Podium, with a series of the last `days` days. */
export const overviewQuery = (days: OverviewDays) =>
  queryOptions({
    queryKey: ['admin', 'overview', days],
    queryFn: ({ signal }) => readApi(overview, `/admin/overview?days=${days}`, signal),
  })

/** Counts of what waits, for the area's menu; every change in the area asks for them again. */
export const waitingQuery = queryOptions({
  queryKey: ['admin', 'waiting'],
  queryFn: ({ signal }) => readApi(waiting, '/admin/waiting', signal),
})

/** Name of a figure that is counted day by day. */
export type SeriesName = Exclude<keyof Overview['series'][number], 'day'>

/** Series of the overview, in the order they are shown. */
export const SERIES: readonly SeriesName[] = [
  'sign_ups',
  'active_people',
  'posts',
  'contact_messages',
]
