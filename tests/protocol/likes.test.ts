import { ENGINES } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { describe, expect, test } from 'vitest'

describe.each(ENGINES)('likes on %s', (engine) => {
  const world = worldOf(engine)

  const publish = async () => {
    const author = await world.signUp({ complete: true })
    const { data } = await author
      .from('pro_posts')
      .insert({ author_id: author.id, content: 'Like me' })
      .select('id')
      .single()
      .throwOnError()
    return data.id
  }
  const likers = async (postId: string) => {
    const { data } = await world.service
      .from('pro_post_likes')
      .select('user_id')
      .eq('post_id', postId)
    return data?.map(({ user_id }) => user_id)
  }

  test('a person likes a post, and takes it back', async () => {
    const [post, bob] = [await publish(), await world.signUp()]
    const like = { post_id: post, user_id: bob.id }

    const added = await bob.from('pro_post_likes').insert(like)
    const liked = await likers(post)
    const removed = await bob.from('pro_post_likes').delete().match(like)

    expect([added.status, liked, removed.status, await likers(post)]).toEqual([
      201,
      [bob.id],
      204,
      [],
    ])
  })

  test('a person likes a post once', async () => {
    const [post, bob] = [await publish(), await world.signUp()]
    const like = { post_id: post, user_id: bob.id }
    await bob.from('pro_post_likes').insert(like).throwOnError()

    const { error, status } = await bob.from('pro_post_likes').insert(like)

    expect({ code: error?.code, status, likers: await likers(post) }).toEqual({
      code: '23505',
      status: 409,
      likers: [bob.id],
    })
  })

  test('ten likes of one person at the same moment count once', async () => {
    const [post, bob] = [await publish(), await world.signUp()]

    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        bob.from('pro_post_likes').insert({ post_id: post, user_id: bob.id }),
      ),
    )

    expect({
      created: answers.filter(({ status }) => status === 201).length,
      likers: await likers(post),
    }).toEqual({ created: 1, likers: [bob.id] })
  })

  test('nobody likes in somebody else’s name, nor takes back somebody else’s like', async () => {
    const [post, alice, bob] = [await publish(), await world.signUp(), await world.signUp()]
    await alice.from('pro_post_likes').insert({ post_id: post, user_id: alice.id }).throwOnError()

    const forged = await bob.from('pro_post_likes').insert({ post_id: post, user_id: alice.id })
    await bob.from('pro_post_likes').delete().eq('post_id', post).throwOnError()

    expect({ code: forged.error?.code, likers: await likers(post) }).toEqual({
      code: '42501',
      likers: [alice.id],
    })
  })

  test('a post that does not exist cannot be liked', async () => {
    const bob = await world.signUp()

    const { error, status } = await bob
      .from('pro_post_likes')
      .insert({ post_id: crypto.randomUUID(), user_id: bob.id })

    expect({ code: error?.code, status }).toEqual({ code: 'content_not_found', status: 404 })
  })
})
