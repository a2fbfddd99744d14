import { ENGINES, type Person } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { beforeAll, describe, expect, test } from 'vitest'

const FEED =
  '*,author:professional_profiles(id,profession,profiles(first_name,last_name,avatar_url)),pro_post_likes(user_id),pro_post_comments(count)'

describe.each(ENGINES)('the queries of the application on %s', (engine) => {
  const world = worldOf(engine)
  let author: Person
  let reader: Person
  beforeAll(async () => {
    author = await world.signUp({ role: 'professional', complete: true })
    reader = await world.signUp({ complete: true })
  })

  async function publish(person: Person, content: string): Promise<string> {
    const { data, error } = await person
      .from('pro_posts')
      .insert({ author_id: person.id, content })
      .select('id')
      .single()
    if (error) throw error
    return data.id
  }

  test('the feed shows each post with its author, likes and number of comments', async () => {
    const id = await publish(author, 'feed')
    await reader.from('pro_post_likes').insert({ post_id: id, user_id: reader.id })
    await reader.from('pro_post_comments').insert({ post_id: id, user_id: reader.id, content: 'a' })
    await author.from('pro_post_comments').insert({ post_id: id, user_id: author.id, content: 'b' })

    const { data, error } = await reader
      .from('pro_posts')
      .select(FEED)
      .eq('id', id)
      .order('created_at', { ascending: false })

    expect(error).toBeNull()
    expect(data).toMatchObject([
      {
        id,
        author_id: author.id,
        content: 'feed',
        image_url: null,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/),
        author: {
          id: author.id,
          profession: 'Architect',
          profiles: { first_name: 'Awa', last_name: 'Diop', avatar_url: null },
        },
        pro_post_likes: [{ user_id: reader.id }],
        pro_post_comments: [{ count: 2 }],
      },
    ])
  })

  test('a search finds posts by their text, whatever the case', async () => {
    const id = await publish(author, 'About KUBErnetes and 100% uptime')

    const { data } = await reader.from('pro_posts').select('id').ilike('content', '%kubernetes%')

    expect(data).toEqual([{ id }])
  })

  test('a search finds posts by text, profession or name at once', async () => {
    const painter = await world.signUp({ role: 'professional', complete: true })
    await painter
      .from('professional_profiles')
      .update({ profession: 'Painter' })
      .eq('id', painter.id)
    await painter.from('profiles').update({ first_name: 'Zora' }).eq('id', painter.id)
    const byPainter = await publish(painter, 'one')
    const about = await publish(author, 'a painter wanted')
    const select = 'id,job:professional_profiles(),person:professional_profiles(p:profiles!inner())'
    const find = (text: string, names: string) =>
      reader
        .from('pro_posts')
        .select(select)
        .ilike('job.profession', text)
        .or(`first_name.ilike.${names},last_name.ilike.${names}`, { referencedTable: 'person.p' })
        .or(`content.ilike.${text},job.not.is.null,person.not.is.null`)
        .order('created_at')

    const byWord = await find('*painter*', '*painter*')
    const byName = await find('*zora*', '*zora*')

    expect(byWord.error).toBeNull()
    expect(byWord.data).toEqual([{ id: byPainter }, { id: about }])
    expect(byName.data).toEqual([{ id: byPainter }])
  })

  test('a search can be narrowed to authors by their name', async () => {
    const sculptor = await world.signUp({ role: 'professional', complete: true })
    await sculptor.from('profiles').update({ last_name: 'Rodin' }).eq('id', sculptor.id)
    const id = await publish(sculptor, 'stone')

    const { data } = await reader
      .from('pro_posts')
      .select('id,author:professional_profiles!inner(profiles!inner(last_name))')
      .or('first_name.ilike.*rodin*,last_name.ilike.*rodin*', {
        referencedTable: 'author.profiles',
      })

    expect(data).toEqual([{ id, author: { profiles: { last_name: 'Rodin' } } }])
  })

  test('keyset pages follow one another without gap or repetition', async () => {
    const writer = await world.signUp({ role: 'professional', complete: true })
    for (const content of ['1', '2', '3', '4', '5']) await publish(writer, content)
    const page = async (after?: { created_at: string; id: string }) => {
      const query = writer
        .from('pro_posts')
        .select('id,content,created_at')
        .eq('author_id', writer.id)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(2)
      const { data } = await (after
        ? query.or(
            `created_at.lt.${after.created_at},and(created_at.eq.${after.created_at},id.lt.${after.id})`,
          )
        : query)
      return data ?? []
    }

    const first = await page()
    const second = await page(first[1])
    const third = await page(second[1])

    const contents = [first, second, third].map((rows) => rows.map(({ content }) => content))
    expect(contents).toEqual([['5', '4'], ['3', '2'], ['1']])
  })

  test('a range page with a count says how many there are', async () => {
    const writer = await world.signUp({ role: 'professional', complete: true })
    for (const content of ['1', '2', '3']) await publish(writer, content)

    const { data, count, status } = await reader
      .from('pro_posts')
      .select('content', { count: 'exact' })
      .eq('author_id', writer.id)
      .order('created_at')
      .range(1, 1)

    expect({ data, count, status }).toEqual({ data: [{ content: '2' }], count: 3, status: 206 })
  })

  test('a person likes once and takes it back; a second like is a conflict', async () => {
    const like = { post_id: await publish(author, 'liked'), user_id: reader.id }

    const first = await reader.from('pro_post_likes').insert(like)
    const second = await reader.from('pro_post_likes').insert(like)
    const undone = await reader.from('pro_post_likes').delete().match(like)

    expect([first.status, second.status, second.error?.code]).toEqual([201, 409, '23505'])
    expect(undone.status).toBe(204)
  })

  test('a person cannot like in somebody else’s name', async () => {
    const post_id = await publish(author, 'not yours')

    const { error, status } = await reader
      .from('pro_post_likes')
      .insert({ post_id, user_id: author.id })

    expect({ code: error?.code, status }).toEqual({ code: '42501', status: 403 })
  })

  test('comments come with the name of who wrote them, oldest first', async () => {
    const post_id = await publish(author, 'discussed')
    for (const content of ['first', 'second']) {
      await reader.from('pro_post_comments').insert({ post_id, user_id: reader.id, content })
    }

    const { data } = await author
      .from('pro_post_comments')
      .select('content,user_id,profiles(first_name,last_name,avatar_url)')
      .eq('post_id', post_id)
      .order('created_at', { ascending: true })

    const profiles = { first_name: 'Awa', last_name: 'Diop', avatar_url: null }
    expect(data).toEqual([
      { content: 'first', user_id: reader.id, profiles },
      { content: 'second', user_id: reader.id, profiles },
    ])
  })

  test('a person reads and changes their own profile, and nobody else’s', async () => {
    const own = await reader
      .from('profiles')
      .update({ city: 'Paris' })
      .eq('id', reader.id)
      .select('city')
      .single()
    const others = await reader
      .from('profiles')
      .update({ city: 'Rome' })
      .eq('id', author.id)
      .select()
      .single()
    const read = await reader.from('profiles').select('*').eq('id', reader.id).maybeSingle()

    expect(own.data).toEqual({ city: 'Paris' })
    expect([others.status, others.error?.code]).toEqual([406, 'PGRST116'])
    expect(read.data).toMatchObject({ id: reader.id, city: 'Paris' })
  })

  test('skills are added, kept once each, and read with their names', async () => {
    const person = await world.signUp({ role: 'professional' })
    const { data: skills } = await world.service
      .from('skills')
      .insert([
        { name: `A ${person.id}`, category: 'x' },
        { name: `B ${person.id}`, category: null },
      ])
      .select('id,name')
    const rows = (skills ?? []).map(({ id }) => ({ user_id: person.id, skill_id: id, level: 2 }))

    const added = await person.from('user_skills').upsert(rows, { onConflict: 'user_id,skill_id' })
    const again = await person.from('user_skills').upsert(
      rows.map((row) => ({ ...row, level: 5 })),
      { onConflict: 'user_id,skill_id' },
    )
    const { data } = await person
      .from('user_skills')
      .select('level,skills(name,category)')
      .eq('user_id', person.id)
      .order('skills(name)')

    expect([added.status, again.status]).toEqual([201, 200])
    expect(data).toEqual([
      { level: 5, skills: { name: `A ${person.id}`, category: 'x' } },
      { level: 5, skills: { name: `B ${person.id}`, category: null } },
    ])
  })

  test('followers are counted without being read, and following is asked as one row', async () => {
    const [idol, fan] = [await world.signUp(), await world.signUp()]
    await fan.from('follows').insert({ follower_id: fan.id, followed_id: idol.id })

    const { count, data } = await fan
      .from('follows')
      .select('*', { count: 'exact', head: true })
      .eq('followed_id', idol.id)
    const follows = await fan
      .from('follows')
      .select('id')
      .eq('follower_id', fan.id)
      .eq('followed_id', idol.id)
      .maybeSingle()
    const followsBack = await idol
      .from('follows')
      .select('id')
      .eq('follower_id', idol.id)
      .maybeSingle()

    expect([count, data]).toEqual([1, null])
    expect([follows.data, followsBack.data]).toEqual([{ id: expect.any(String) }, null])
  })

  test('a published post comes back with its author', async () => {
    const { data, status } = await author
      .from('pro_posts')
      .insert({ author_id: author.id, content: 'fresh' })
      .select('content,author:professional_profiles(profiles(first_name)),pro_post_likes(count)')
      .single()

    expect(status).toBe(201)
    expect(data).toEqual({
      content: 'fresh',
      author: { profiles: { first_name: 'Awa' } },
      pro_post_likes: [{ count: 0 }],
    })
  })

  test('a function is called by name', async () => {
    const may = await author.rpc('can_publish')
    const mayNot = await (await world.signUp()).rpc('can_publish')
    const unknown = await author.rpc('no_such_function', { a: 1 })

    expect([may.data, mayNot.data]).toEqual([true, false])
    expect([unknown.status, unknown.error?.code]).toEqual([404, 'PGRST202'])
  })
})
