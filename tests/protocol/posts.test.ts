import { ENGINES, startWorld } from '@podium/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const FEED =
  '*, author:professional_profiles(id, profession, profiles(first_name, last_name, avatar_url)), pro_post_likes(count), pro_post_comments(count)'

describe.each(ENGINES)('posts on %s', (engine) => {
  let world: Awaited<ReturnType<typeof startWorld>>
  beforeAll(async () => {
    world = await startWorld(engine)
  })
  afterAll(() => world[Symbol.asyncDispose]())

  /** A person who may publish, under a name and a profession of their own. */
  const signUpAuthor = async (name: string = crypto.randomUUID()) => {
    const author = await world.signUp({ role: 'professional', complete: true })
    await author
      .from('profiles')
      .update({ first_name: 'Ada', last_name: name })
      .eq('id', author.id)
      .throwOnError()
    await author
      .from('professional_profiles')
      .update({ profession: 'Architect' })
      .eq('id', author.id)
      .throwOnError()
    return author
  }
  type Author = Awaited<ReturnType<typeof signUpAuthor>>

  const publish = async (author: Author, content: string) => {
    const { data } = await author
      .from('pro_posts')
      .insert({ author_id: author.id, content, image_url: null })
      .select('id')
      .single()
      .throwOnError()
    return data.id
  }

  test('a complete professional publishes, and everybody signed in sees it with author and counts', async () => {
    const [alice, bob] = [await signUpAuthor('Lovelace'), await world.signUp()]
    const id = await publish(alice, 'Hello, Podium')
    await bob.from('pro_post_likes').insert({ post_id: id, user_id: bob.id }).throwOnError()
    const comment = { post_id: id, user_id: bob.id, content: 'Welcome' }
    await bob.from('pro_post_comments').insert([comment, comment]).throwOnError()

    const { data } = await bob.from('pro_posts').select(FEED).eq('id', id).single()

    expect(data).toEqual({
      id,
      author_id: alice.id,
      content: 'Hello, Podium',
      image_url: null,
      image_alt: null,
      image_width: null,
      image_height: null,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      author: {
        id: alice.id,
        profession: 'Architect',
        profiles: { first_name: 'Ada', last_name: 'Lovelace', avatar_url: null },
      },
      pro_post_likes: [{ count: 1 }],
      pro_post_comments: [{ count: 2 }],
    })
  })

  test('a post without likes and comments counts zero', async () => {
    const alice = await signUpAuthor()
    const id = await publish(alice, 'Quiet')

    const { data } = await alice.from('pro_posts').select(FEED).eq('id', id).single()

    expect(data).toMatchObject({
      pro_post_likes: [{ count: 0 }],
      pro_post_comments: [{ count: 0 }],
    })
  })

  test('an author says what their image shows and how large it is, then corrects it; nobody else can', async () => {
    const [alice, bob] = [await signUpAuthor(), await world.signUp()]
    const image = { image_url: '/a.webp', image_alt: 'A', image_width: 640, image_height: 480 }
    const { data: post } = await alice
      .from('pro_posts')
      .insert({ author_id: alice.id, content: 'Look', ...image })
      .select('id, image_url, image_alt, image_width, image_height')
      .single()
      .throwOnError()
    const describeImage = async (person: typeof bob, image_alt: string) =>
      (
        await person
          .from('pro_posts')
          .update({ image_alt })
          .eq('id', post.id)
          .select('image_alt')
          .throwOnError()
      ).data

    const [byBob, byAlice] = [await describeImage(bob, 'B'), await describeImage(alice, 'A cat')]

    expect({ post, byBob, byAlice }).toEqual({
      post: { id: post.id, ...image },
      byBob: [],
      byAlice: [{ image_alt: 'A cat' }],
    })
  })

  test('the feed is newest first, and its pages follow one another by date and id', async () => {
    const alice = await signUpAuthor()
    const word = crypto.randomUUID()
    for (const number of [1, 2, 3]) await publish(alice, `${word} ${number}`)
    const page = () =>
      alice
        .from('pro_posts')
        .select('id, content, created_at')
        .ilike('content', `%${word.toUpperCase()}%`)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(2)

    const { data: first } = await page().throwOnError()
    const last = first.at(-1)
    const { data: second } = await page()
      .or(
        `created_at.lt."${last?.created_at}",and(created_at.eq."${last?.created_at}",id.lt.${last?.id})`,
      )
      .throwOnError()

    expect([first, second].map((rows) => rows.map(({ content }) => content))).toEqual([
      [`${word} 3`, `${word} 2`],
      [`${word} 1`],
    ])
  })

  test('one search finds posts by their text, and by their author’s name or profession', async () => {
    const name = crypto.randomUUID()
    const [alice, bob] = [await signUpAuthor(name), await signUpAuthor()]
    const byName = await publish(alice, 'Nothing to see')
    const byText = await publish(bob, `About ${name}`)
    await publish(bob, 'Something else')

    const { data } = await bob
      .from('pro_posts')
      .select('id, by_name:professional_profiles(profiles!inner())')
      .or(`first_name.ilike.%${name}%,last_name.ilike.%${name}%`, {
        referencedTable: 'by_name.profiles',
      })
      .or(`content.ilike.%${name}%,by_name.not.is.null`)
      .throwOnError()

    expect(new Set(data.map(({ id }) => id))).toEqual(new Set([byName, byText]))
  })

  test.each([
    ['no first name', 'profiles', { first_name: null }],
    ['a blank first name', 'profiles', { first_name: ' ' }],
    ['no last name', 'profiles', { last_name: null }],
    ['a blank last name', 'profiles', { last_name: '\u00a0' }],
    ['no profession', 'professional_profiles', { profession: null }],
    ['a blank profession', 'professional_profiles', { profession: '\t' }],
  ] as const)('a person with %s cannot publish', async (_what, relation, change) => {
    const alice = await signUpAuthor()
    await alice.from(relation).update(change).eq('id', alice.id).throwOnError()

    const { error, status } = await alice
      .from('pro_posts')
      .insert({ author_id: alice.id, content: 'Hello' })

    expect({ code: error?.code, status }).toEqual({ code: '42501', status: 403 })
  })

  test('a person without a skill cannot publish, and can as soon as they add one', async () => {
    const alice = await signUpAuthor()
    const publishNow = async () =>
      (await alice.from('pro_posts').insert({ author_id: alice.id, content: 'Hello' })).status
    const { data: skills } = await alice
      .from('user_skills')
      .delete()
      .eq('user_id', alice.id)
      .select('skill_id')
      .throwOnError()

    const without = await publishNow()
    await alice
      .from('user_skills')
      .insert({ user_id: alice.id, skill_id: skills[0]?.skill_id ?? '' })
      .throwOnError()
    const withOne = await publishNow()

    expect([without, withOne]).toEqual([403, 201])
  })

  test('a new person, and one who is complete but writes for another, cannot publish', async () => {
    const [newcomer, alice] = [await world.signUp(), await signUpAuthor()]

    const statuses = [
      (await newcomer.from('pro_posts').insert({ author_id: newcomer.id, content: 'Hi' })).status,
      (await alice.from('pro_posts').insert({ author_id: newcomer.id, content: 'Hi' })).status,
    ]

    expect(statuses).toEqual([403, 403])
  })

  test('an author deletes their post, its likes and comments with it; nobody else can', async () => {
    const [alice, bob] = [await signUpAuthor(), await world.signUp()]
    const id = await publish(alice, 'Soon gone')
    await bob.from('pro_post_likes').insert({ post_id: id, user_id: bob.id }).throwOnError()
    await bob
      .from('pro_post_comments')
      .insert({ post_id: id, user_id: bob.id, content: 'Nice' })
      .throwOnError()

    const { data: byBob } = await bob.from('pro_posts').delete().eq('id', id).select()
    const { data: byAlice } = await alice.from('pro_posts').delete().eq('id', id).select('id')

    const left = await Promise.all(
      (['pro_post_likes', 'pro_post_comments'] as const).map(
        async (relation) => (await bob.from(relation).select().eq('post_id', id)).data,
      ),
    )
    expect({ byBob, byAlice, left }).toEqual({ byBob: [], byAlice: [{ id }], left: [[], []] })
  })

  test('a person who is deleted takes their posts along', async () => {
    const [alice, bob] = [await signUpAuthor(), await world.signUp()]
    const id = await publish(alice, 'Farewell')

    await world.service.auth.admin.deleteUser(alice.id)

    const { data } = await bob.from('pro_posts').select().eq('id', id)
    expect(data).toEqual([])
  })

  test('a visitor reads no post', async () => {
    const { error, status } = await world.anon.from('pro_posts').select()

    expect({ code: error?.code, status }).toEqual({ code: '42501', status: 401 })
  })
})
