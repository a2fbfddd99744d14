import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { ENGINES, type Person, startWorld, type World } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { worldOf } from '@podium/testing/suite'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Attack, attacks } from './attacks.ts'

/** Whether times are asserted too, as in `npm run test:long`. */
const IS_TIMED = process.env.PODIUM_TIMED === '1'
const PEOPLE = IS_TIMED ? 1000 : 120
const POSTS_EACH = 10
/** Concurrent requests of the attacker: most attacks, and a flood. */
const AT_ONCE = 8
const CONNECTIONS = 200
/** Pairs of a quiet and an attacked time that are measured. */
const ROUNDS = 4

type Measure = () => Promise<{ ms: number }[]>

const COLUMNS = `*,author:professional_profiles(id,profession,profiles(first_name,last_name,avatar_url)),
likes:pro_post_likes(count),comments:pro_post_comments(count)`

describe.each(ENGINES)('one person’s attack on %s', (engine) => {
  const world = worldOf(engine)
  let eve: Person
  let bob: Person
  let token: string
  let victim: string
  beforeAll(async () => {
    await seed(world)
    eve = await world.signUp({ complete: true })
    bob = await world.signUp()
    token = (await eve.auth.getSession()).data.session?.access_token ?? ''
    const { data } = await bob.from('pro_posts').select('id').limit(1).single().throwOnError()
    victim = data.id
  })

  async function strike(
    { method = 'GET', path, body, headers = {} }: Attack,
    signal?: AbortSignal,
  ) {
    const response = await fetch(`${world.url}/rest/v1${path}`, {
      method,
      headers: { apikey: world.anonKey, authorization: `Bearer ${token}`, ...headers },
      ...(body === undefined ? {} : { body }),
      ...(signal && { signal }),
    })
    return { status: response.status, text: await response.text(), headers: response.headers }
  }

  /** Bob reads the feed, page after page, until `work` is done. */
  async function whileBobReads(work: Promise<unknown>) {
    const answers: { status: number; ms: number }[] = []
    let isDone = false
    const done = work.finally(() => {
      isDone = true
    })
    while (!isDone) {
      const startedAt = performance.now()
      const { status } = await bob
        .from('pro_posts')
        .select(COLUMNS)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(20)
      answers.push({ status, ms: performance.now() - startedAt })
      await sleep(20)
    }
    await done
    return answers
  }

  /** Runs all attacks, some at once. Returns their answers by name. */
  async function strikeWithAll() {
    const todo = Object.entries(attacks(eve.id, victim))
    const answers: Record<string, Awaited<ReturnType<typeof strike>>> = {}
    const next = async (): Promise<void> => {
      const one = todo.shift()
      if (!one) return
      answers[one[0]] = await strike(one[1])
      return next()
    }
    await Promise.all(Array.from({ length: AT_ONCE }, next))
    return answers
  }

  test('of every kind leaves others reading', async () => {
    const work = strikeWithAll()

    const read = await whileBobReads(work)
    const answers = await work

    expect(new Set(read.map(({ status }) => status))).toEqual(new Set([200]))
    const broken = Object.entries(answers)
      .filter(([, { status, text }]) => status >= 500 && !isTimeLimit(status, text))
      .map(([name, { status, text }]) => [name, status, text.slice(0, 200)])
    expect(broken).toEqual([])
    expect(
      await world.db.query(`select from pro_post_comments where user_id = '${eve.id}'`),
    ).toEqual([])
  })

  test('with the same heavy request 80 times is told to wait', async () => {
    await world.db.query(
      `create or replace function public.work_hard() returns text language sql
       as $$ select 'done' from pg_sleep(0.1) $$`,
    )
    await world.db.query(`notify pgrst, 'reload schema'`)
    const attack: Attack = { method: 'POST', path: '/rpc/work_hard' }
    await eventually(async () => expect((await strike(attack)).status).toBe(200))
    const work = Promise.all(Array.from({ length: 80 }, () => strike(attack)))

    const read = await whileBobReads(work)
    const answers = await work

    expect(new Set(read.map(({ status }) => status))).toEqual(new Set([200]))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    expect(JSON.parse(refused[0]?.text ?? '')).toMatchObject({ code: 'over_request_rate_limit' })
  })

  const ofBob = async () => (await bob.auth.getSession()).data.session?.access_token ?? ''

  /** Answer to somebody's GET. */
  async function ask(path: string, bearer: string) {
    const startedAt = performance.now()
    const headers = { authorization: `Bearer ${bearer}` }
    const response = await fetch(world.url + path, { headers })
    await response.body?.cancel()
    const retryAfter = response.headers.get('retry-after')
    return { status: response.status, retryAfter, ms: performance.now() - startedAt }
  }

  /** Asks for Eve's projects over many connections until disposed of. */
  function flood() {
    const answers: Awaited<ReturnType<typeof ask>>[] = []
    let isOver = false
    const connections = Array.from({ length: CONNECTIONS }, async () => {
      while (!isOver) answers.push(await ask('/api/projects', token))
    })
    return {
      answered: (status: number) => answers.filter((answer) => answer.status === status),
      async [Symbol.asyncDispose]() {
        isOver = true
        await Promise.all(connections)
      },
    }
  }

  test(`with ${CONNECTIONS} connections to the product’s own API takes turns with others`, async () => {
    const bearer = await ofBob()
    await using eves = flood()
    await eventually(() => expect(eves.answered(429).length).toBeGreaterThan(0))
    const statuses = new Set<number>()
    /** Requests of Eve's served while each of Bob's was. */
    const served: number[] = []
    for (let count = 0; count < 20; count += 1) {
      const before = eves.answered(200).length
      statuses.add((await ask('/api/projects', bearer)).status)
      served.push(eves.answered(200).length - before)
    }

    expect(statuses).toEqual(new Set([200]))
    expect(eves.answered(429)[0]?.retryAfter).toMatch(/^[1-9]\d*$/)
    expect(served.sort((a, b) => a - b)[10]).toBeLessThan(CONNECTIONS / 4)
  })

  /** The same from a process of its own, which takes the server's thread no time. */
  async function startFlood(path: string) {
    const flood = spawn(
      process.execPath,
      [
        join(import.meta.dirname, 'flood.child.ts'),
        world.url + path,
        String(CONNECTIONS),
        `authorization: Bearer ${token}`,
      ],
      { stdio: ['pipe', 'pipe', 'inherit'] },
    )
    const startedAt = performance.now()
    const answers = new Map<string, number>()
    const lines = createInterface({ input: flood.stdout })
    lines.on('line', (status) => answers.set(status, (answers.get(status) ?? 0) + 1))
    // Each connection has come back: what is measured is a flood that lasts, not how it begins.
    await eventually(() => expect(answers.get('429')).toBeGreaterThan(CONNECTIONS))
    return {
      tell() {
        const s = (performance.now() - startedAt) / 1000
        const told = [...answers].map(([status, count]) => `${Math.round(count / s)} × ${status}`)
        process.stdout.write(`  the flood is answered ${told.join(', ')} a second\n`)
      },
      async [Symbol.asyncDispose]() {
        const ended = once(flood, 'exit')
        flood.stdin.end()
        await ended
      },
    }
  }

  if (IS_TIMED) {
    const p95 = (answers: { ms: number }[]) =>
      answers.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(answers.length * 0.95)] ?? 0

    /** Ratio of two p95, each of all rounds, which alternate: what else the machine does slows both. */
    async function compare(what: string, quiet: Measure, attacked: Measure) {
      const answers = { quiet: [] as { ms: number }[], attacked: [] as { ms: number }[] }
      for (let round = 0; round < ROUNDS; round += 1) {
        answers.quiet.push(...(await quiet()))
        answers.attacked.push(...(await attacked()))
      }
      const ratio = p95(answers.attacked) / p95(answers.quiet)
      const [calm, busy] = [p95(answers.quiet), p95(answers.attacked)].map(Math.round)
      process.stdout.write(
        `${engine}, ${what}: p95 ${calm} ms alone, ${busy} ms beside: ${ratio.toFixed(1)} times (${answers.quiet.length} and ${answers.attacked.length} requests)\n`,
      )
      return ratio
    }

    test('slows the feed of others down by less than five times', async () => {
      const quiet = () => whileBobReads(sleep(5000))
      const attacked = () => whileBobReads(strikeWithAll())

      expect(await compare('all attacks', quiet, attacked)).toBeLessThan(5)
    }, 900_000)

    test.each([
      ['product’s own API', '/api/projects'],
      ['data API', '/rest/v1/pro_posts?select=id&limit=1'],
    ])(
      'by a flood slows the %s for others down by less than five times',
      async (_api, path) => {
        const bearer = await ofBob()
        async function quiet() {
          const answers: { ms: number }[] = []
          for (let count = 0; count < 50; count += 1) answers.push(await ask(path, bearer))
          return answers
        }
        async function beside() {
          await using eves = await startFlood(path)
          const answers = await quiet()
          eves.tell()
          return answers
        }

        expect(await compare(`${CONNECTIONS} connections to ${path}`, quiet, beside)).toBeLessThan(
          5,
        )
      },
      900_000,
    )
  }
})

/**
 * Whether an answer is a time limit: on PostgreSQL a person's statement ends after 8 s; on the
 * embedded engine it ends when others wait.
 */
const isTimeLimit = (status: number, text: string): boolean =>
  status === 503 || text.includes('"57014"')

test('what nobody waits for does not run on: PostgreSQL hears of a caller who hung up', async () => {
  await using world = await startWorld('postgres')
  for (const name of ['wait', 'hang_up']) {
    await world.db.query(
      `create function public.${name}() returns text language sql as $$ select 'done' from pg_sleep(600) $$`,
    )
  }
  /** Functions that PostgreSQL is at work in, called by a role without a time limit of its own. */
  const running = async () => {
    const rows = await world.db.query<{ name: string }>(
      `select substring(query from '"(wait|hang_up)"') as name from pg_stat_activity
       where datname = current_database() and state = 'active' and pid <> pg_backend_pid()`,
    )
    return rows.flatMap(({ name }) => name ?? []).sort()
  }
  const hangUp = new AbortController()
  const waiting = Promise.resolve(world.service.rpc('wait'))
  await eventually(async () => expect(await running()).toEqual(['wait']))
  const hungUp = Promise.resolve(world.service.rpc('hang_up').abortSignal(hangUp.signal))
  await eventually(async () => expect(await running()).toEqual(['hang_up', 'wait']))

  hangUp.abort()

  expect((await hungUp).error).not.toBeNull()
  // The older call, which the server's own limit would end first, goes on.
  await eventually(async () => expect(await running()).toEqual(['wait']))
  expect((await waiting).error).not.toBeNull()
})

/** Inserts people with posts that others like and comment on. */
async function seed({ db }: World) {
  await db.query(
    `insert into auth.users (id, email, aud, role, raw_user_meta_data)
     select gen_random_uuid(), 'crowd' || n || '@example.com', 'authenticated', 'authenticated',
       '{"role": "professional"}'
     from generate_series(1, ${PEOPLE}) n`,
  )
  await db.query(`update people set first_name = 'Awa', last_name = 'Diop ' || id`)
  // Each statement is short enough for a request's, on a busy machine too.
  for (let hours = 1; hours <= POSTS_EACH; hours += 1) {
    await db.query(
      `insert into pro_posts (author_id, content, created_at)
       select id, repeat('aab words ${hours} ', 40), now() - ${hours} * interval '1 hour' from people`,
    )
  }
  const other = (n: number) =>
    `select posts.id as post_id, liker.id as user_id from
       (select id, row_number() over (order by id) as at from pro_posts) as posts
       join (select id, row_number() over (order by id) as at from people) as liker
         on liker.at = 1 + (posts.at * 7 + ${n} * 13) % ${PEOPLE}`
  for (const n of [1, 2, 3, 4, 5]) {
    await db.query(
      `insert into pro_post_likes (post_id, user_id) ${other(n)} on conflict do nothing`,
    )
  }
  for (const n of [1, 2, 3]) {
    await db.query(
      `insert into pro_post_comments (post_id, user_id, content)
       select post_id, user_id, 'I see' from (${other(n)}) as said`,
    )
  }
}
