import { z } from 'zod'

/** One's own calendar feed; its address is not kept. */
export const calendarFeed = z
  .object({
    created_at: z.iso.datetime(),
    read_at: z.iso.datetime().nullable().describe('When a calendar last asked for it, to the hour'),
  })
  .nullable()
  .meta({ id: 'CalendarFeed' })
export type CalendarFeed = z.output<typeof calendarFeed>

/** New calendar feed with its address, which is told this once. */
export const newCalendarFeed = z
  .object({ address: z.url(), created_at: z.iso.datetime() })
  .meta({ id: 'NewCalendarFeed' })

/** File name of a calendar feed: its secret. */
export const calendarPath = z.object({ file: z.string().regex(/^[A-Za-z0-9_-]{43}\.ics$/) })
