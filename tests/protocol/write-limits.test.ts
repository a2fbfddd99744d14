import { ENGINES, type Person } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { beforeAll, describe, expect, test } from 'vitest'

type Rows = (count: number) => Promise<Record<string, unknown>[]>

describe.each(ENGINES)('what one person may write on %s', (engine) => {
  const world = worldOf(engine)
  let author: Person
  let post: string
  beforeAll(async () => {
    author = await world.signUp({ complete: true })
    const { data } = await author
      .from('pro_posts')
      .insert({ author_id: author.id, content: 'Comment on me' })
      .select('id')
      .single()
      .throwOnError()
    post = data.id
  })

  /** Ids of rows inserted by the server itself, which has no limits. */
  const manyIds = async (insert: string) =>
    (await world.db.query<{ id: string }>(`${insert} returning id`)).map(({ id }) => id)
  const somePosts = (count: number) =>
    manyIds(
      `insert into pro_posts (author_id, content) select '${author.id}', 'x' from generate_series(1, ${count})`,
    )
  const someSkills = (count: number) =>
    manyIds(`insert into skills (name) select gen_random_uuid() from generate_series(1, ${count})`)
  const somePeople = (count: number) =>
    manyIds(
      `insert into auth.users (email) select gen_random_uuid() || '@example.com' from generate_series(1, ${count})`,
    )
  const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)

  let weeks = 0
  const nextMonday = () => {
    weeks += 1
    return new Date(Date.UTC(2027, 0, 4 + weeks * 7)).toISOString()
  }

  let languages = 0
  /** Two letters, another pair each time. */
  const nextLanguage = () => {
    languages += 1
    return [Math.floor(languages / 26) % 26, languages % 26]
      .map((letter) => String.fromCharCode(97 + letter))
      .join('')
  }

  /** Rows a person may insert within a minute, by table. */
  const LIMITS: [string, number, (person: Person) => Rows][] = [
    [
      'pro_post_comments',
      30,
      ({ id }) =>
        async (count) =>
          times(count, () => ({ post_id: post, user_id: id, content: 'Me again' })),
    ],
    [
      'pro_posts',
      20,
      ({ id }) =>
        async (count) =>
          times(count, () => ({ author_id: id, content: 'Me again' })),
    ],
    [
      'pro_post_likes',
      120,
      ({ id }) =>
        async (count) =>
          (await somePosts(count)).map((post_id) => ({ post_id, user_id: id })),
    ],
    ['skills', 20, () => async (count) => times(count, () => ({ name: crypto.randomUUID() }))],
    [
      'user_skills',
      60,
      ({ id }) =>
        async (count) =>
          (await someSkills(count)).map((skill_id) => ({ skill_id, user_id: id })),
    ],
    [
      'follows',
      60,
      ({ id }) =>
        async (count) =>
          (await somePeople(count)).map((followed_id) => ({ follower_id: id, followed_id })),
    ],
    [
      'availability_weeks',
      200,
      ({ id }) =>
        async (count) =>
          times(count, () => ({ person_id: id, week: nextMonday(), hours: 20 })),
    ],
    [
      'project_preferences',
      60,
      ({ id }) =>
        async (count) =>
          times(count, () => ({ person_id: id, kind: `k-${nextLanguage()}`, preference: 'more' })),
    ],
    [
      'person_languages',
      30,
      ({ id }) =>
        async (count) =>
          times(count, () => ({ person_id: id, language: nextLanguage() })),
    ],
  ]

  /** Runs work within one minute of the limits' clock; repeats it where the minute has turned. */
  async function withinOneMinute<T>(work: () => Promise<T>): Promise<T> {
    const minute = () => Math.floor(Date.now() / 60_000)
    const before = minute()
    const answer = await work()
    return minute() === before ? answer : withinOneMinute(work)
  }

  test.each(LIMITS)('%s: %i rows within a minute, then 429', async (table, limit, rowsOf) => {
    const { atOnce, left, all, more, other } = await withinOneMinute(async () => {
      const [eve, bob] = [
        await world.signUp({ complete: true }),
        await world.signUp({ complete: true }),
      ]
      const insert = async (person: Person, count: number) =>
        person.from(table as never).insert((await rowsOf(person)(count)) as never) // some of the tables
      const counted = () =>
        world.db.query(`select in_minute from write_counts where person_id = $1 and kind = $2`, [
          eve.id,
          `${table} insert`,
        ])
      const atOnce = await insert(eve, limit + 1)
      const left = await counted()
      const all = await insert(eve, limit)
      const more = await insert(eve, 1)
      return { atOnce, left, all, more, other: await insert(bob, 1) }
    })

    const refused = { status: 429, error: { code: 'over_request_rate_limit' } }
    expect(atOnce).toMatchObject(refused)
    expect(left).toEqual([])
    expect(all.status).toBe(201)
    expect(more).toMatchObject(refused)
    expect(other.status).toBe(201)
  })

  test('the answer says when to come back', async () => {
    const eve = await world.signUp()
    const { data } = await eve.auth.getSession()

    const answer = await fetch(`${world.url}/rest/v1/pro_post_comments`, {
      method: 'POST',
      headers: {
        apikey: world.anonKey,
        authorization: `Bearer ${data.session?.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(times(150, () => ({ post_id: post, user_id: eve.id, content: 'x' }))),
    })

    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  })

  test('texts are not rewritten more than 30 times a minute', async () => {
    const written = {
      pro_posts: (id: string) => `(author_id, content) select '${id}', 'x'`,
      pro_post_comments: (id: string) =>
        `(post_id, user_id, content) select '${post}', '${id}', 'x'`,
    }
    for (const [table, row] of Object.entries(written)) {
      const { edits, last } = await withinOneMinute(async () => {
        const eve = await world.signUp({ complete: true })
        const ids = await manyIds(`insert into ${table} ${row(eve.id)} from generate_series(1, 30)`)
        const edit = (content: string) =>
          eve
            .from(table as 'pro_posts')
            .update({ content })
            .in('id', ids)
            .select('id')
        return { edits: (await edit('once')).data, last: await edit('twice') }
      })

      expect(edits).toHaveLength(30)
      expect(last.status).toBe(429)
    }
  })

  test('the server’s own key is not limited', async () => {
    const rows = times(200, () => ({ name: crypto.randomUUID() }))

    expect((await world.service.from('skills').insert(rows)).status).toBe(201)
  })
})
