import { capitalised, type Language } from '@podium/i18n'
import { mailTexts } from '@podium/i18n/mails'
import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import type { WorkRows } from './work-rows.ts'

const DAY_MS = 86_400_000
/** Time after which a calendar program may ask again, in seconds. */
const TTL_S = 60 * 60

type Reader = { language: Language; publicUrl: string }

/** Entry of a calendar, from a day to a day, both included. */
type Entry = {
  uid: string
  start: string
  finish: string
  summary: string
  /** Address of the app's page about it. */
  path: string
  isTentative?: boolean
  /** Grows with each change of its dates. */
  sequence: number
  changed_at: string
}

/**
 * A person's work as an iCalendar object (RFC 5545) in their language: seats, and the days on which tasks and milestones
 * are due, all as whole days that take no time in a calendar. The same work gives the same bytes.
 */
export function calendarOfWork(work: WorkRows, { language, publicUrl }: Reader): string {
  const texts = mailTexts[language].calendar
  const calendar = ical({
    name: 'Podium',
    prodId: { company: 'Podium', product: 'Podium', language: language.toUpperCase() },
    ttl: TTL_S,
  })
  for (const { uid, start, finish, summary, path, isTentative = false, sequence, changed_at } of [
    ...seatEntries(work, { language, texts }),
    ...dueEntries(work, { language, texts }),
  ]) {
    calendar.createEvent({
      id: `${uid}@podium`,
      allDay: true,
      start: new Date(start),
      end: new Date(new Date(finish).getTime() + DAY_MS), // the first day after it (section 3.6.1)
      stamp: new Date(changed_at), // without a METHOD the same as LAST-MODIFIED (section 3.8.7.2)
      lastModified: new Date(changed_at),
      sequence,
      summary: oneLine(summary),
      url: `${publicUrl}${path}`,
      status: isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return `${calendar.toString()}\r\n` // the last line ends as the others do (section 3.1)
}

type Voice = { language: Language; texts: (typeof mailTexts)[Language]['calendar'] }

const seatEntries = ({ seats }: WorkRows, { language, texts }: Voice): Entry[] =>
  seats.map((seat) => ({
    uid: `seat-${seat.invitation_id}`,
    start: seat.start,
    finish: seat.finish,
    summary: filled(seat.is_firm ? texts.seat : texts.offered, {
      title: seat.title,
      role: seat.role[language],
    }),
    path: seat.is_firm
      ? `/dashboard/projects/${seat.project_id}/plan`
      : `/dashboard/invitations?invitation=${seat.invitation_id}`,
    isTentative: !seat.is_firm,
    sequence: seat.is_firm ? 1 + seat.version : 0,
    changed_at: seat.changed_at,
  }))

const dueEntries = ({ tasks, milestones }: WorkRows, { language, texts }: Voice): Entry[] =>
  [
    ...tasks.map((task) => ({ ...task, kind: 'task' as const })),
    ...milestones.map((milestone) => ({ ...milestone, kind: 'milestone' as const })),
  ].map(({ kind, id, team_id, project_id, labels, title, due, version, changed_at }) => ({
    uid: `${kind}-${team_id}-${encodeURIComponent(id)}`,
    start: due,
    finish: due,
    summary: filled(texts[kind], { name: capitalised(labels[language]), title }),
    path: `/dashboard/projects/${project_id}/plan?${new URLSearchParams({ [kind]: id })}`,
    sequence: version,
    changed_at,
  }))

/** Text with its gaps filled in. */
const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_gap, name) => values[name] ?? '')

/** Text without control characters, which a value must not contain (section 3.3.11). */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ')
