import { ENGINES, type Person } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { beforeAll, describe, expect, test } from 'vitest'

describe.each(ENGINES)('limits of the data API on %s', (engine) => {
  const world = worldOf(engine)
  let reader: Person
  beforeAll(async () => {
    await world.db.query(
      `create function public.headers_seen() returns text language sql stable
         as $$ select current_setting('request.headers', true) $$`,
    )
    reader = await world.signUp({ complete: true })
  })

  test('a list ends at 1,000 rows, whatever is asked for', async () => {
    await world.db.query(
      `insert into skills (name) select 'skill ' || n from generate_series(1, 1005) as n`,
    )

    const { data } = await reader.from('skills').select('id').limit(5_000).throwOnError()

    expect(data).toHaveLength(1_000)
  })

  test('a search of posts finds 100 at most', async () => {
    await world.db.query(
      `insert into pro_posts (author_id, content) select $1, 'Needle ' || n from generate_series(1, 105) as n`,
      [reader.id],
    )
    const find = (most: number) => reader.rpc('find_posts', { words: ['needle'], most })

    expect([(await find(5_000)).data?.length, (await find(-1)).data?.length]).toEqual([100, 0])
  })

  test('a function sees the request’s headers, and neither its token nor its cookies', async () => {
    const { data } = await reader.rpc('headers_seen').throwOnError()

    const headers = JSON.parse(String(data))
    expect(headers).toMatchObject({ 'x-client-info': expect.any(String) })
    expect(Object.keys(headers)).not.toContain('authorization')
    expect(Object.keys(headers)).not.toContain('cookie')
  })
})
