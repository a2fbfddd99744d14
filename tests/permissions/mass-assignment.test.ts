import { randomUUID } from 'node:crypto'
import { ENGINES } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { describe, expect, test } from 'vitest'

const REFUSED = { code: '42501', status: 403 }
const LONG_AGO = '2001-01-01T00:00:00Z'

describe.each(ENGINES)('columns nobody may write on %s', (engine) => {
  const world = worldOf(engine)

  const outcome = async (
    request: PromiseLike<{ error: { code: string } | null; status: number }>,
  ) => {
    const { error, status } = await request
    return { code: error?.code, status }
  }
  const publish = async () => {
    const alice = await world.signUp({ complete: true })
    const { data: post } = await alice
      .from('pro_posts')
      .insert({ author_id: alice.id, content: 'Mine' })
      .select()
      .single()
      .throwOnError()
    return { alice, post }
  }

  test('a post is written under no other name, date or id than its own', async () => {
    const [{ alice }, bob] = [await publish(), await world.signUp({ complete: true })]
    const mine = { author_id: alice.id, content: 'Forged' }

    const outcomes = [
      await outcome(alice.from('pro_posts').insert({ ...mine, author_id: bob.id })),
      await outcome(alice.from('pro_posts').insert({ ...mine, created_at: LONG_AGO })),
      await outcome(alice.from('pro_posts').insert({ ...mine, id: randomUUID() })),
    ]

    expect(outcomes).toEqual([REFUSED, REFUSED, REFUSED])
  })

  test('a post keeps its author, date and id', async () => {
    const [{ alice, post }, bob] = [await publish(), await world.signUp({ complete: true })]
    const posts = () => alice.from('pro_posts')

    const outcomes = [
      await outcome(posts().update({ author_id: bob.id }).eq('id', post.id)),
      await outcome(posts().update({ created_at: LONG_AGO }).eq('id', post.id)),
      await outcome(posts().update({ id: randomUUID() }).eq('id', post.id)),
    ]

    expect(outcomes).toEqual([REFUSED, REFUSED, REFUSED])
  })

  test('a bulk insert with one forged row writes none of them', async () => {
    const [{ alice, post }, bob] = [await publish(), await world.signUp({ complete: true })]

    const refused = await outcome(
      alice.from('pro_post_comments').insert([
        { post_id: post.id, user_id: alice.id, content: 'Mine' },
        { post_id: post.id, user_id: bob.id, content: 'Not mine' },
      ]),
    )

    const { count } = await alice
      .from('pro_post_comments')
      .select('*', { count: 'exact', head: true })
      .eq('post_id', post.id)
    expect({ refused, count }).toEqual({ refused: REFUSED, count: 0 })
  })

  test('a comment has no other date than its own', async () => {
    const { alice, post } = await publish()

    const refused = await outcome(
      alice
        .from('pro_post_comments')
        .insert({ post_id: post.id, user_id: alice.id, content: 'x', created_at: LONG_AGO }),
    )

    expect(refused).toEqual(REFUSED)
  })

  test('nobody says of a comment or a like whether its post is hidden', async () => {
    const { alice, post } = await publish()
    const ofPost = { post_id: post.id, user_id: alice.id, post_hidden: true }

    const outcomes = [
      await outcome(alice.from('pro_post_comments').insert({ ...ofPost, content: 'x' })),
      await outcome(alice.from('pro_post_likes').insert(ofPost)),
    ]

    expect(outcomes).toEqual([REFUSED, REFUSED])
  })

  test('nobody writes when a text was edited, moves a comment, or settles their own report', async () => {
    const [{ alice, post }, { post: other }] = [await publish(), await publish()]
    const { data: comment } = await alice
      .from('pro_post_comments')
      .insert({ post_id: post.id, user_id: alice.id, content: 'x' })
      .select('id')
      .single()
      .throwOnError()
    const comments = () => alice.from('pro_post_comments')
    const report = { reporter_id: alice.id, post_id: other.id, reason: 'spam' }

    const outcomes = [
      await outcome(alice.from('pro_posts').update({ edited_at: null }).eq('id', post.id)),
      await outcome(comments().update({ edited_at: null }).eq('id', comment.id)),
      await outcome(comments().update({ post_id: other.id }).eq('id', comment.id)),
      await outcome(comments().update({ created_at: LONG_AGO }).eq('id', comment.id)),
      await outcome(alice.from('content_reports').insert({ ...report, status: 'dismissed' })),
      await outcome(alice.from('content_reports').insert({ ...report, created_at: LONG_AGO })),
    ]

    expect(outcomes).toEqual(outcomes.map(() => REFUSED))
  })

  test('a profile keeps its id, through the view and through its tables', async () => {
    const alice = await world.signUp()
    const id = randomUUID()

    const outcomes = [
      await outcome(alice.from('profiles').update({ id }).eq('id', alice.id)),
      await outcome(alice.from('professional_profiles').update({ id }).eq('id', alice.id)),
      await outcome(alice.from('people').update({ id }).eq('id', alice.id)),
      await outcome(alice.from('people_private').update({ id }).eq('id', alice.id)),
    ]

    expect(outcomes).toEqual([REFUSED, REFUSED, REFUSED, REFUSED])
  })

  test('nobody takes over somebody else’s skill, nor gives one away', async () => {
    const [alice, bob] = [await world.signUp({ complete: true }), await world.signUp()]

    const given = await outcome(
      alice.from('user_skills').update({ user_id: bob.id }).eq('user_id', alice.id),
    )
    const upserted = await outcome(
      bob.from('user_skills').upsert(
        (await alice.from('user_skills').select('user_id, skill_id').throwOnError()).data
          .filter(({ user_id }) => user_id === alice.id)
          .map((row) => ({ ...row, level: 1 })),
        { onConflict: 'user_id,skill_id' },
      ),
    )

    expect([given, upserted]).toEqual([REFUSED, REFUSED])
  })

  test('an update without a filter changes one’s own rows only', async () => {
    const [alice, bob] = [
      await world.signUp({ complete: true }),
      await world.signUp({ complete: true }),
    ]
    const { data: before } = await bob.from('profiles').select().eq('id', bob.id).single()

    await alice.from('profiles').update({ city: 'Everywhere' }).not('id', 'is', null).throwOnError()

    const { data: changed } = await alice.from('profiles').select('id').eq('city', 'Everywhere')
    const { data: after } = await bob.from('profiles').select().eq('id', bob.id).single()
    expect({ changed, after }).toEqual({ changed: [{ id: alice.id }], after: before })
  })
})
