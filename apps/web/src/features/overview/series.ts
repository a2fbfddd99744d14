import type { Overview } from '@podium/domain'

export type SeriesName = Exclude<keyof Overview['series'][number], 'day'>

/** What is shown over time, in this order. */
export const SERIES: readonly SeriesName[] = ['sign_ups', 'active_people', 'posts', 'messages']
