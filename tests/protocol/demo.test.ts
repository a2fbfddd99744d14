import { createServer } from '@podium/server/create-server'
import {
  createTestDatabase,
  type Database,
  SERVICE_ENGINES,
  Secret,
  startWorld,
  type World,
} from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

describe.each(SERVICE_ENGINES)('the demo on %s', (engine) => {
  let world: World
  beforeAll(async () => {
    world = await startWorld(engine, { demo: true })
  })
  afterAll(() => world[Symbol.asyncDispose]())

  test('has people of both languages, each with a face and work of their own', async () => {
    const people = await world.db.query<{ language: string; face: string; work: string }>(
      `select raw_user_meta_data ->> 'language' as language, avatar_url as face, first_name || last_name || biography as work
         from people join professionals using (id) join auth.users using (id)
        where first_name is not null`,
    )
    const different = (of: 'face' | 'work') => new Set(people.map((one) => one[of])).size

    expect(people.length).toBeGreaterThanOrEqual(60)
    expect(new Set(people.map(({ language }) => language))).toEqual(new Set(['fr', 'en']))
    expect({ faces: different('face'), work: different('work') }).toEqual({
      faces: people.length,
      work: people.length,
    })
  })

  test('has projects at every step that has a screen', async () => {
    await eventually(async () => expect(await stepsIn(world.db)).toEqual(STEPS))
  })

  test('has its projects from the second start, where the first was stopped meanwhile', async () => {
    await using database = await createTestDatabase(engine)
    const { dataDir, place } = database
    const start = () =>
      createServer({
        dataDir,
        ...('databaseUrl' in place && { databaseUrl: new Secret(place.databaseUrl) }),
        port: 0,
        demo: true,
        logLevel: 'error',
        stopDrainS: 0,
      })
    const first = await start()
    await first.listen()
    const atFirst = first.backend?.db
    await eventually(async () => expect(atFirst && (await stepsIn(atFirst))).not.toEqual([]))
    await first.close()

    const second = await start()
    await second.listen()
    const atSecond = second.backend?.db
    const before = atSecond && (await stepsIn(atSecond))
    await eventually(async () => expect(atSecond && (await stepsIn(atSecond))).toEqual(STEPS))
    await second.close()
    expect(before).not.toEqual(STEPS)
  })

  test('has people who write to each other on working days, by day, after their team was complete', async () => {
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
  })
})

const STEPS = [
  { step: 'plan', team: 'complete', isDelivered: true },
  { step: 'plan', team: 'complete', isDelivered: false },
  { step: 'plan', team: 'inviting', isDelivered: false },
  { step: 'plan', team: 'inviting', isDelivered: false },
  { step: 'choose', team: null, isDelivered: false },
]

/** Projects of the demo by how far they are, the oldest first. */
const stepsIn = (db: Database) =>
  db.query<(typeof STEPS)[number]>(
    `select step, teams.status as team, delivered_at is not null as "isDelivered"
       from projects left join teams on project_id = projects.id left join plans on team_id = teams.id
      order by projects.created_at`,
  )
