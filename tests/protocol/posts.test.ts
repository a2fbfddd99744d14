import { ENGINES } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { describe, expect, test } from 'vitest'

const FEED =
  '*, author:professional_profiles(id, profession, profiles(first_name, last_name, avatar_url)), pro_post_likes(count), pro_post_comments(count)'

describe.each(ENGINES)('posts on %s', (engine) => {
  const world = worldOf(engine)

  /** Signs up a person who may publish, with a unique name and profession. */
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

    expect(data).toMatchObject({
      id,
      author_id: alice.id,
      content: 'Hello, Podium',
      image_url: null,
      image_alt: null,
      image_width: null,
      image_height: null,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      deleted_at: null,
      hidden_at: null,
      edited_at: null,
      is_shared: false,
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

  const edit = (person: Author, id: string, change: object) =>
    person.from('pro_posts').update(change).eq('id', id).select('content, edited_at')
  const historyOf = async (person: Author, id: string) =>
    (
      await person
        .from('pro_post_edits')
        .select('content, written_at')
        .eq('post_id', id)
        .order('written_at')
        .throwOnError()
    ).data

  test('an author edits their post, and every member reads what stood there before, and since when', async () => {
    const [alice, bob] = [await signUpAuthor(), await world.signUp()]
    const id = await publish(alice, 'First')
    const { data: post } = await bob.from('pro_posts').select().eq('id', id).single().throwOnError()

    const { data: second } = await edit(alice, id, { content: 'Second' }).throwOnError()
    const { data: third } = await edit(alice, id, { content: 'Third' }).throwOnError()

    expect(third).toEqual([{ content: 'Third', edited_at: expect.any(String) }])
    expect(await historyOf(bob, id)).toEqual([
      { content: 'First', written_at: post.created_at },
      { content: 'Second', written_at: second[0]?.edited_at },
    ])
  })

  test('nobody edits somebody else’s post, and a post that stays the same is not edited', async () => {
    const [alice, bob] = [await signUpAuthor(), await signUpAuthor()]
    const id = await publish(alice, 'Mine')

    const { data: byBob } = await edit(bob, id, { content: 'His' })
    const { data: unchanged } = await edit(alice, id, { content: 'Mine', is_shared: true })

    expect({ byBob, unchanged, history: await historyOf(bob, id) }).toEqual({
      byBob: [],
      unchanged: [{ content: 'Mine', edited_at: null }],
      history: [],
    })
  })

  test('who may not publish any more cannot put a new text or picture into an old post, but can withdraw it', async () => {
    const alice = await signUpAuthor()
    const id = await publish(alice, 'Complete')
    await edit(alice, id, { is_shared: true }).throwOnError()
    await alice.from('user_skills').delete().eq('user_id', alice.id).throwOnError()

    const text = await edit(alice, id, { content: 'Incomplete' })
    const picture = await edit(alice, id, { image_url: '/a.webp' })
    const withdrawn = await edit(alice, id, { is_shared: false })

    expect([text.error?.code, picture.error?.code, withdrawn.error]).toEqual([
      '42501',
      '42501',
      null,
    ])
    expect(await historyOf(alice, id)).toEqual([])
  })

  test('an earlier text goes with its post', async () => {
    const alice = await signUpAuthor()
    const id = await publish(alice, 'First')
    await edit(alice, id, { content: 'Second' }).throwOnError()

    await alice.from('pro_posts').delete().eq('id', id).throwOnError()

    expect(await historyOf(alice, id)).toEqual([])
  })

  test('an earlier text goes with the account of its author, even if the place for others’ comments stays', async () => {
    const [alice, bob] = [await signUpAuthor(), await world.signUp()]
    const id = await publish(alice, 'First')
    await edit(alice, id, { content: 'Second', is_shared: true }).throwOnError()
    await bob
      .from('pro_post_comments')
      .insert({ post_id: id, user_id: bob.id, content: 'Mine stays' })
      .throwOnError()

    await world.service.auth.admin.deleteUser(alice.id)

    const { data: left } = await bob.from('pro_posts').select('content, edited_at').eq('id', id)
    expect([left, await historyOf(bob, id), (await asVisitor(id)).data]).toEqual([
      [{ content: '', edited_at: null }],
      [],
      [],
    ])
  })

  const asVisitor = (id: string) => world.anon.rpc('shared_post', { id })

  test('a visitor reads a post its author shares, with public words about its author and nothing else', async () => {
    const alice = await signUpAuthor('Lovelace')
    const { data: post } = await alice
      .from('pro_posts')
      .insert({ author_id: alice.id, content: 'For everybody', is_shared: true })
      .select('id, created_at')
      .single()
      .throwOnError()

    const { data } = await asVisitor(post.id)

    expect(data).toEqual([
      {
        content: 'For everybody',
        image_url: null,
        image_alt: null,
        image_width: null,
        image_height: null,
        created_at: post.created_at,
        edited_at: null,
        first_name: 'Ada',
        last_name: 'Lovelace',
        avatar_url: null,
        profession: 'Architect',
        author_tint: Number.parseInt(alice.id.slice(0, 8), 16) % 10,
      },
    ])
  })

  test('a visitor reads no post that is not shared, or not any more', async () => {
    const [alice, bob] = [await signUpAuthor(), await signUpAuthor()]
    const [never, once] = [await publish(alice, 'Inside'), await publish(alice, 'Once')]
    await edit(bob, never, { is_shared: true })
    await edit(alice, once, { is_shared: true }).throwOnError()
    const before = await asVisitor(once)
    await edit(alice, once, { is_shared: false }).throwOnError()

    const [notShared, withdrawn, unknown] = [
      await asVisitor(never),
      await asVisitor(once),
      await asVisitor(crypto.randomUUID()),
    ]

    expect([before.data?.length, notShared.data, withdrawn.data, unknown.data]).toEqual([
      1,
      [],
      [],
      [],
    ])
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

  test('a professional who becomes a client publishes and rewrites nothing, and can again as a professional', async () => {
    const alice = await signUpAuthor()
    const id = await publish(alice, 'As a professional')
    const statuses = async (role: 'user' | 'professional') => {
      await world.service.auth.admin.updateUserById(alice.id, { app_metadata: { role } })
      return [
        (await alice.from('pro_posts').insert({ author_id: alice.id, content: 'Hello' })).status,
        (await edit(alice, id, { content: `Written as ${role}` })).status,
        (await edit(alice, id, { is_shared: role === 'user' })).status,
      ]
    }

    expect(await statuses('user')).toEqual([403, 403, 200])
    expect(await statuses('professional')).toEqual([201, 200, 200])
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
