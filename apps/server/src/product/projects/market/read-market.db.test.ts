import { dayNumber, dayOf, weekOf } from '@podium/pods/days'
import { SERVICE_ENGINES, startWorld } from '@podium/testing'
import { hireProfessionals } from '@podium/testing/hire-professionals'
import { staffProject } from '@podium/testing/staff-project'
import { expect, test } from 'vitest'
import type { MarketRow } from './market-rows.ts'
import { readMarket } from './read-market.ts'

type Work = NonNullable<MarketRow['accepted']>

test.each(SERVICE_ENGINES)(
  'accepted work takes time as it is planned now, without what is done, on %s',
  async (engine) => {
    await using world = await startWorld(engine)
    await hireProfessionals(world.db, 2)
    const {
      members: [member],
    } = await staffProject(world, await world.signUp())
    const other = await world.signUp()
    const firstWeek = weekOf(new Date().toISOString().slice(0, 10))
    const project = { id: crypto.randomUUID(), client_id: other.id }
    const tasks = () =>
      world.db.query<Work[number]>(
        `select start_on::text as start, finish_on::text as finish, remaining_days::float8 as days
         from plan_tasks where role = $1 and state <> 'done' order by start_on, finish_on, task`,
        [member?.role],
      )
    const accepted = async (): Promise<Work> => {
      const { people } = JSON.parse(await readMarket(world.db, { project, firstWeek }))
      return people.find(({ id }: MarketRow) => id === member?.id)?.accepted ?? []
    }
    const byDays = (work: Work) => work.toSorted((one, two) => (key(one) < key(two) ? -1 : 1))

    const first = await tasks()
    expect(byDays(await accepted())).toEqual(byDays(first))
    // Planned anew, ten weeks later.
    await world.db.query(
      'update plan_tasks set start_on = start_on + 70, finish_on = finish_on + 70',
    )
    const later = first.map(({ start, finish, days }) => ({
      start: dayOf(dayNumber(start) + 70),
      finish: dayOf(dayNumber(finish) + 70),
      days,
    }))
    expect(byDays(await accepted())).toEqual(byDays(later))
    // What is late takes time of this week; what is done takes none.
    await world.db.query(
      'update plan_tasks set start_on = start_on - 700, finish_on = finish_on - 700',
    )
    expect(byDays(await accepted())).toEqual(
      byDays(first.map(({ days }) => ({ start: firstWeek, finish: firstWeek, days }))),
    )
    await world.db.query(
      `update plan_tasks set state = 'done', started_on = start_on, finished_on = finish_on, remaining_days = 0`,
    )
    expect(await accepted()).toEqual([])
  },
)

const key = ({ start, finish, days }: Work[number]) => `${start} ${finish} ${days}`
