import { type Overview, overview, waiting } from '@podium/domain'
import { createTestDatabase, openDatabase, type Person, SERVICE_ENGINES } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { beforeAll, describe, expect, test } from 'vitest'
import { askAdmin } from './ask-admin.ts'
import { runServer } from './run-server.ts'

const dayBefore = (days: number) =>
  new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

describe.each(SERVICE_ENGINES)('the overview on %s', (engine) => {
  const world = worldOf(engine)
  let admin: Person
  beforeAll(async () => {
    admin = await world.signUp({ role: 'admin' })
  })

  const read = async (query = ''): Promise<Overview> => {
    const caller = { url: world.url, caller: admin }
    const { status, body } = await askAdmin(caller, `/admin/overview${query}`)
    expect([status, body]).toMatchObject([200, {}])
    return overview.parse(body)
  }

  test('counts people, and of each day who signed up, was here, posted and wrote', async () => {
    const alice = await world.signUp({ complete: true })
    const post = (back: number) =>
      world.db.query(
        `insert into pro_posts (author_id, content, created_at) values ($1, 'A post', $2)`,
        [alice.id, `${dayBefore(back)}T12:00:00Z`],
      )
    await post(0)
    await post(3)
    await post(3)
    await post(45)
    await post(200)
    await world.db.query(
      `insert into auth.users (email, created_at) values ('old@example.com', $1), ('older@example.com', $2)`,
      [`${dayBefore(3)}T23:59:59.9Z`, `${dayBefore(31)}T00:00:00Z`],
    )
    await world.db.query(
      `insert into contact_messages (name, email, subject, message, language, created_at)
       values ('Ada', 'ada@example.com', 'other', 'Hello', 'en', $1)`,
      [`${dayBefore(2)}T00:00:00Z`],
    )

    const { users, series } = await read()
    const ago = (days: number) => series.at(-1 - days)

    expect(users).toEqual({ total: 4, new_last_30_days: 3 })
    expect(series.map(({ day }) => day)).toEqual(
      Array.from({ length: 30 }, (_, at) => dayBefore(29 - at)),
    )
    expect(ago(0)).toMatchObject({ sign_ups: 2, posts: 1, contact_messages: 0, active_people: 1 })
    expect(ago(2)).toMatchObject({ sign_ups: 0, posts: 0, contact_messages: 1, active_people: 0 })
    expect(ago(3)).toMatchObject({ sign_ups: 1, posts: 2, contact_messages: 0 })
    const long = (await read('?days=90')).series
    expect([long.length, long.at(-46)?.posts, long.at(-32)?.sign_ups]).toEqual([90, 1, 1])
    await post(0)
    expect((await read()).series.at(-1)?.posts).toBe(2)
  })

  test('counts projects, and those whose team is complete', async () => {
    expect((await read()).projects).toEqual({ total: 0, new_last_30_days: 0, teams: 0 })
    const client = await world.signUp()
    await world.db.query(
      `insert into projects (client_id, title, created_at)
       values ($1, 'Old', now() - interval '31 days')`,
      [client.id],
    )
    await world.db.query(
      `with project as (
         insert into projects (client_id, title) values ($1, 'New') returning id
       ), brief as (
         insert into project_briefs (project_id, version, text, read_on, analysis, scope)
         select id, 1, 'A shop', now(), '{}', '{}' from project
       ), market as (
         insert into formation_markets (hash, market) values (repeat('a', 64), '{}') returning hash
       ), formation as (
         insert into project_formations (project_id, brief_version, market_hash, asked, teams, record)
         select id, 1, hash, '{}', 0, '{}' from project, market returning id, project_id
       )
       insert into teams (project_id, formation_id, kind, status, quality, cost, currency, start_on, finish_on)
       select project_id, id, 'speed', 'complete', 1, 1, 'EUR', now(), now() from formation`,
      [client.id],
    )

    expect((await read()).projects).toEqual({ total: 2, new_last_30_days: 1, teams: 1 })
  })

  test('measures the requests it answers, those that fail included', async () => {
    await world.db.query('alter table audit_log add constraint full_up check (false) not valid')
    const target = await world.signUp()
    const before = await read()
    try {
      const promote = { method: 'PATCH' }
      const at = `/admin/users/${target.id}/promote`
      expect((await askAdmin({ url: world.url, caller: admin }, at, promote)).status).toBe(500)
    } finally {
      await world.db.query('alter table audit_log drop constraint full_up')
    }
    await fetch(`${world.url}/healthz`)

    const { performance } = await read()

    // The failed request and the overview before it; probes do not count.
    expect(performance.requests).toBe(before.performance.requests + 2)
    expect(performance).toMatchObject({ objective: 98, latency_ms: 500 })
    expect(performance.share).toBeLessThan(100)
    expect(performance.share).toBeGreaterThan(0)
  })

  test('compares with the month before, once there is one', async () => {
    expect((await read()).performance.change).toBeNull()
    await world.db.query(
      `insert into daily_figures as figures (day, requests, succeeded) values ($1, 100, 100), ($2, 300, 100), ($3, 9, 0)
       on conflict (day) do update set requests = excluded.requests, succeeded = excluded.succeeded`,
      [dayBefore(30), dayBefore(59), dayBefore(60)],
    )

    const { share, change } = (await read()).performance

    expect(change).toBeCloseTo((share ?? 0) - 50, 6)
  })

  test.each(['?days=7', '?days=x', '?days='])('%s is refused', async (query) => {
    const caller = { url: world.url, caller: admin }
    expect(await askAdmin(caller, `/admin/overview${query}`)).toMatchObject({ status: 400 })
  })

  test('what waits is counted: reports and appeals for editors, messages and projects too for admins', async () => {
    const author = await world.signUp({ complete: true })
    const editor = await world.signUp({ role: 'editor' })
    const asked = async (caller: Person) =>
      (await askAdmin({ url: world.url, caller }, '/admin/waiting')).body
    const before = waiting.parse(await asked(admin))
    const [post] = await world.db.query<{ id: string }>(
      `insert into pro_posts (author_id, content) values ($1, 'Reported twice') returning id`,
      [author.id],
    )
    for (const reporter of [editor, admin]) {
      await world.db.query(
        `insert into content_reports (reporter_id, post_id, reason) values ($1, $2, 'spam')`,
        [reporter.id, post?.id],
      )
    }
    await world.db.query(
      `insert into contact_messages (name, email, subject, message, language)
       values ('Ada', 'ada@example.com', 'other', 'Hello', 'en')`,
    )

    const moderation = before.moderation + 1
    const messages = (before.contact_messages ?? 0) + 1
    expect(await asked(admin)).toEqual({
      moderation,
      contact_messages: messages,
      projects: 0,
    })
    expect(await asked(editor)).toEqual({
      moderation,
      contact_messages: null,
      projects: null,
    })
    expect(await asked(author)).toMatchObject({ code: 'not_moderator' })
  })

  test('is for admins only', async () => {
    const caller = await world.signUp()
    const answer = await askAdmin({ url: world.url, caller }, '/admin/overview')
    expect(answer).toMatchObject({ status: 403, body: { code: 'not_admin' } })
  })
})

test('requests of several instances add up, and none is lost when they stop', async () => {
  await using database = await createTestDatabase('postgres')
  if (!('databaseUrl' in database.place)) throw new Error('PostgreSQL has an address')
  const { databaseUrl } = database.place
  const settings = { DATABASE_URL: databaseUrl, DEMO: 'off' }
  await using one = runServer(settings)
  await using two = runServer(settings)
  for (const server of [one, two]) {
    const url = await server.ready
    for (let asked = 0; asked < 20; asked += 1) {
      expect((await fetch(`${url}/config.json`)).status).toBe(200)
    }
    server.process.kill('SIGTERM')
  }
  await Promise.all([one.ended, two.ended])

  const db = await openDatabase({ databaseUrl })
  const [row] = await db.query('select sum(requests)::int as requests from daily_figures')
  await db.close()

  expect(row).toEqual({ requests: 40 })
})
