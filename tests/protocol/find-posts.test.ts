import { ENGINES, startWorld } from '@podium/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

describe.each(ENGINES)('searching the feed on %s', (engine) => {
  let world: Awaited<ReturnType<typeof startWorld>>
  let reader: Awaited<ReturnType<typeof signUp>>
  const signUp = (names: { first_name?: string; last_name?: string; profession?: string } = {}) =>
    world.signUp({ role: 'professional', complete: true }).then(async (person) => {
      const { profession, ...rest } = names
      await person
        .from('profiles')
        .update({ first_name: 'Ada', ...rest })
        .eq('id', person.id)
      if (profession !== undefined) {
        await person.from('professional_profiles').update({ profession }).eq('id', person.id)
      }
      return person
    })
  const publish = async (author: typeof reader, content: string) => {
    const row = { author_id: author.id, content }
    const { data } = await author.from('pro_posts').insert(row).select('id, created_at').single()
    return data ?? expect.fail('not published')
  }
  /** Contents of the posts a person finds. */
  const find = async (words: string[], by = reader) => {
    const { data: ids } = await by.rpc('find_posts', { words }).throwOnError()
    const { data } = await by.from('pro_posts').select('id, content').in('id', ids).throwOnError()
    const contents = new Map(data.map(({ id, content }) => [id, content]))
    return ids.map((id: string) => contents.get(id))
  }

  beforeAll(async () => {
    world = await startWorld(engine)
    reader = await signUp()
  })
  afterAll(() => world[Symbol.asyncDispose]())

  test('every word is found in the text, the names or the profession, whatever its case', async () => {
    const diop = await signUp({
      first_name: 'Awa',
      last_name: 'Diop',
      profession: 'Bridge builder',
    })
    await publish(diop, 'Concrete at dawn')
    await publish(reader, 'A word about BRIDGES')

    expect(await find(['BRIDGE'])).toEqual(['A word about BRIDGES', 'Concrete at dawn'])
    expect(await find(['awa', 'diop'])).toEqual(['Concrete at dawn'])
    expect(await find(['dawn', 'builder', 'conc'])).toEqual(['Concrete at dawn'])
    expect(await find(['dawn', 'bridges'])).toEqual([])
  })

  test('accents do not count, and a name is found by whole words and their beginnings', async () => {
    const lea = await signUp({
      first_name: 'Léa',
      last_name: 'Fontaine-Müller',
      profession: 'Développeuse',
    })
    await publish(lea, 'Un cœur léger')

    const found = ['lea fontaine', 'LÉA mul', 'developpeuse', 'veloppeuse', 'COEUR leger', 'œur']
    for (const search of found) expect(await find(search.split(' '))).toEqual(['Un cœur léger'])
    for (const middle of ['ontaine', 'ller', 'lea ontaine']) {
      expect(await find(middle.split(' '))).toEqual([])
    }
  })

  test.each([
    ['a percent sign', '98% of it', '98%', 'half of it'],
    ['an underscore', 'snake_case', 'e_c', 'snakescase'],
    ['a backslash', String.raw`c:\disk`, String.raw`:\d`, 'c:disk'],
    ['a quote', `it's "so"`, `t's "s`, 'its so'],
    ['an asterisk', 'two ** three', '**', 'two three'],
    ['dollars', '$1 and $$', '$$', '1 and'],
  ])('%s in a search stands for itself', async (_what, content, word, other) => {
    await publish(reader, content)
    await publish(reader, other)

    expect(await find([word])).toEqual([content])
  })

  test('what is hidden is found by its author and by moderators only', async () => {
    const [author, editor] = await Promise.all([signUp(), world.signUp({ role: 'editor' })])
    const { id } = await publish(author, 'Unseemly')
    await world.db.query('update public.pro_posts set hidden_at = now() where id = $1', [id])

    expect(await find(['unseemly'])).toEqual([])
    expect(await find(['unseemly'], author)).toEqual(['Unseemly'])
    expect(await find(['unseemly'], editor)).toEqual(['Unseemly'])
  })

  test('pages follow one another, and what is newer than a place is found from there', async () => {
    const posts = []
    for (const n of [1, 2, 3, 4, 5]) posts.push(await publish(reader, `paged ${n}`))
    const [, second, third] = posts
    if (second === undefined || third === undefined) return expect.fail('not published')
    const ids = async (place: object) =>
      (await reader.rpc('find_posts', { words: ['paged'], ...place }).throwOnError()).data

    expect(await ids({ most: 2 })).toEqual([posts[4]?.id, posts[3]?.id])
    expect(await ids({ before_at: third.created_at, before_id: third.id })).toEqual([
      second.id,
      posts[0]?.id,
    ])
    expect(await ids({ after_at: third.created_at, after_id: third.id })).toEqual([
      posts[4]?.id,
      posts[3]?.id,
    ])
  })

  test('a name that very many bear is found as well', async () => {
    await world.db.query(
      `insert into auth.users (id, email) select gen_random_uuid(), 'many' || n || '@example.com' from generate_series(1, 1001) n`,
    )
    await world.db.query(
      `update public.people set last_name = 'Plenty' from auth.users where users.id = people.id and email like 'many%'`,
    )
    const bearer = await signUp({ last_name: 'Plenty' })
    await publish(bearer, 'One of many')
    await publish(reader, 'Of few')

    expect(await find(['plenty'])).toEqual(['One of many'])
    expect(await find(['plenty', 'few'])).toEqual([])
  })

  test('a visitor cannot search, and nobody asks for all', async () => {
    const { error } = await world.anon.rpc('find_posts', { words: ['a'] })
    const { data } = await reader.rpc('find_posts', { words: [], most: -1 })

    expect(error?.code).toBe('42501')
    expect(data).toEqual([])
  })

  test('five words of 200 characters count, however they are sent', async () => {
    const long = 'x'.repeat(200)
    await publish(reader, `one two three four five ${long}`)
    const words = ['one', 'two', 'three', 'four', `${long}y`]

    for (const sent of [words, [...words, 'six'], [[...words, 'six']]]) {
      const { data } = await reader.rpc('find_posts', { words: sent }).throwOnError()
      expect(data).toHaveLength(1)
    }
  })

  test('what a search looks at has an index on parts of its text, in the admin area and of skills too', async () => {
    const rows = await world.db.query<{ table: string }>(
      `select tablename as table from pg_indexes where schemaname = 'public' and indexdef like '%gin_trgm_ops%'
       order by 1`,
    )

    expect(rows.map(({ table }) => table)).toEqual([
      'account_directory', // users, and whom an audit entry is about
      'contact_messages',
      'newsletter_subscriptions',
      'people',
      'pro_posts',
      'professionals',
      'skills',
    ])
  })
})
