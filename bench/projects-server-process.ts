import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Engine, type Person, startWorld, type World } from '@podium/testing'
import { madeProfessionals } from './projects-market.ts'
import { watchLoop } from './watch-loop.ts'

const PROFESSIONALS = 2_000
const READERS = 50
const CLIENTS = 8
export type ProjectsReady = {
  url: string
  anonKey: string
  /** Access tokens of people who read the feed, of clients, and of professionals of the market. */
  readers: string[]
  clients: string[]
  professionals: string[]
  engine: Engine
}

/** Orders of the bench: watch the event loop from now on, tell what was seen, and let a day pass. */
export type ProjectsOrder = { order: 'watch' | 'tell' | 'age' }

/** Podium with a market of professionals and a feed, in a process of its own. */
async function serve(engine: Engine) {
  const world = await startWorld(engine)
  const seed = await readFile(join(import.meta.dirname, 'seed.sql'), 'utf8')
  for (const statement of seed.replaceAll(':password_hash', '').split(';\n')) {
    if (statement.trim()) await world.db.query(statement)
  }
  await hire(world)
  const people = (count: number) => Promise.all(Array.from({ length: count }, () => world.signUp()))
  const [readers, clients] = [await people(READERS), await people(CLIENTS)]
  const professionals = await promote(world, await people(CLIENTS))
  await world.db.query('analyze')

  const watch = watchLoop()
  process.on('message', async ({ order }: ProjectsOrder) => {
    if (order === 'age') {
      for (const statement of AGE) await world.db.query(statement)
      process.send?.({})
      return
    }
    process.send?.(order === 'watch' ? watch.start() : watch.stop())
  })
  process.on('SIGTERM', () => void world[Symbol.asyncDispose]().then(() => process.exit()))
  process.send?.({
    url: world.url,
    anonKey: world.anonKey,
    readers: await tokensOf(readers),
    clients: await tokensOf(clients),
    professionals: await tokensOf(professionals),
    engine,
  } satisfies ProjectsReady)
}

const tokensOf = (people: Person[]) =>
  Promise.all(
    people.map(async (one) => (await one.auth.getSession()).data.session?.access_token ?? ''),
  )

/** Makes the market's people. */
async function hire({ db }: World) {
  const made = JSON.stringify(madeProfessionals(PROFESSIONALS))
  for (const statement of HIRE) await db.query(statement, [made])
}

const MADE = `from jsonb_to_recordset($1) as made (n int, rate numeric, status text, city text, languages text[], weeks int[], skills jsonb)`
const ID = `md5('professional ' || n)::uuid`
const HIRE = [
  `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
   select ${ID}, 'professional' || n || '@bench.example', now(), '{"role": "professional"}' ${MADE}`,
  `update public.people set first_name = 'Camille ' || n, last_name = 'Durand ' || n, city = made.city ${MADE}
   where id = ${ID}`,
  `update public.professionals set profession = 'Expert', availability_status = status ${MADE} where id = ${ID}`,
  `update public.professional_rates set hourly_rate = rate ${MADE} where id = ${ID}`,
  `insert into public.skills (name)
   select distinct skill ->> 'name' ${MADE}, jsonb_array_elements(skills) as skill on conflict do nothing`,
  `insert into public.user_skills (user_id, skill_id, level)
   select distinct on (n, known.id) ${ID}, known.id, (skill ->> 'level')::int ${MADE}, jsonb_array_elements(skills) as skill
     join public.skills as known on known.name = skill ->> 'name'`,
  `insert into public.person_languages (person_id, language) select ${ID}, unnest(languages) ${MADE}`,
  `insert into public.availability_weeks (person_id, week, hours)
   select ${ID}, date_trunc('week', now())::date + 7 * (at::int - 1), hours ${MADE}, unnest(weeks) with ordinality as said (hours, at)`,
]

/** Makes people professionals of the market, as good as the first ones. */
async function promote({ db }: World, people: Person[]): Promise<Person[]> {
  for (const [at, { id }] of people.entries()) {
    await db.query(
      `update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role": "professional"}' where id = $1`,
      [id],
    )
    for (const statement of PROMOTE) await db.query(statement, [id, at])
  }
  return people
}

const LIKE = `md5('professional ' || $2)::uuid`
const PROMOTE = [
  `update public.people set first_name = 'Camille', last_name = 'Durand', city = 'Lyon' where id = $1 and $2::int >= 0`,
  `update public.professionals set availability_status = 'available' where id = $1 and $2::int >= 0`,
  `update public.professional_rates set hourly_rate = 104 where id = $1 and $2::int >= 0`,
  `insert into public.user_skills (user_id, skill_id, level)
   select $1, skill_id, 3 from public.user_skills where user_id = ${LIKE}`,
]

/** Formations as old as a standing asks for. */
const AGE = [`update public.project_formations set created_at = created_at - interval '25 hours'`]

if (process.argv[2] === 'pglite' || process.argv[2] === 'postgres') await serve(process.argv[2])
