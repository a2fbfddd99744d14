import { SERVICE_ENGINES, startWorld } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { expect, test } from 'vitest'

test.each(SERVICE_ENGINES)(
  'people of the demo write to each other on working days, by day, after their team was complete, on %s',
  async (engine) => {
    await using world = await startWorld(engine, { demo: true })

    await eventually(async () =>
      expect(await world.db.query('select from room_decisions')).toHaveLength(1),
    )
    const messages = await world.db.query<{ position: number; is_fit: boolean }>(
      `select position, written.created_at < now() and extract(isodow from local) < 6
           and extract(hour from local) between 8 and 18 and written.created_at > plans.created_at as is_fit
         from (select *, created_at at time zone 'Europe/Paris' as local from room_messages) as written
           join teams using (project_id) join plans on team_id = teams.id
        order by written.created_at`,
    )

    expect(messages).toEqual([1, 2, 3, 4, 5].map((position) => ({ position, is_fit: true })))
  },
)
