import { workingDaysBetween } from '../plan/calendar/working-days.ts'
import { deputyAction } from './actions.ts'
import type { HealthCause } from './health.ts'
import { remainingOf, type Situation } from './situation.ts'

/** Working days without a sign of life after which somebody is asked, and after which a deputy is proposed. */
const SILENT_DAYS = 5
const DEPUTY_DAYS = 10

/** People with work under way or overdue of whom nothing was heard; days of their absences do not count. */
export function silences(situation: Situation): HealthCause[] {
  const { input, planned, progress, today } = situation
  const signs = new Map(progress.lastSigns.map(({ person, on }) => [person, on]))
  return input.people.flatMap((person): HealthCause[] => {
    const open = input.tasks.filter((task) => {
      const own = planned.get(task.id)
      const isTheirs = (task.person ?? own?.person) === person.id && remainingOf(task) > 0
      return isTheirs && (task.progress !== undefined || (own?.start ?? today) < today)
    })
    const begins = open.map(
      ({ id, progress: own }) => own?.started ?? planned.get(id)?.start ?? today,
    )
    const [first] = begins.sort()
    if (first === undefined) return []
    const sign = signs.get(person.id)
    const since = sign !== undefined && sign > first ? sign : first
    const days = workingDaysBetween(input.calendar, since, today, person)
    if (days < SILENT_DAYS) return []

    const holds = open.some(({ id }) => planned.get(id)?.critical)
    const ask = {
      code: 'action-ask' as const,
      values: { person: person.id, task: open[0]?.id ?? '' },
    }
    return [
      {
        level: holds || days >= DEPUTY_DAYS ? 'act' : 'watch',
        fact: { code: 'health-silence', values: { person: person.id, since, days } },
        action: (days >= DEPUTY_DAYS ? deputyAction(situation, person.id) : null) ?? ask,
      },
    ]
  })
}
