import { ENGINES } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { describe, expect, test } from 'vitest'

describe.each(ENGINES)('comments on %s', (engine) => {
  const world = worldOf(engine)

  const publish = async () => {
    const author = await world.signUp({ complete: true })
    const { data } = await author
      .from('pro_posts')
      .insert({ author_id: author.id, content: 'Comment on me' })
      .select('id')
      .single()
      .throwOnError()
    return data.id
  }

  test('comments show oldest first, with the name of who wrote them', async () => {
    const [post, bob] = [await publish(), await world.signUp()]
    await bob
      .from('profiles')
      .update({ first_name: 'Bob', last_name: 'Martin' })
      .eq('id', bob.id)
      .throwOnError()
    for (const content of ['First', 'Second'])
      await bob
        .from('pro_post_comments')
        .insert({ post_id: post, user_id: bob.id, content })
        .throwOnError()

    const { data } = await bob
      .from('pro_post_comments')
      .select('content, user_id, profiles(first_name, last_name, avatar_url)')
      .eq('post_id', post)
      .order('created_at', { ascending: true })

    const profiles = { first_name: 'Bob', last_name: 'Martin', avatar_url: null }
    expect(data).toEqual([
      { content: 'First', user_id: bob.id, profiles },
      { content: 'Second', user_id: bob.id, profiles },
    ])
  })

  test('a person deletes their own comment; the author of the post does not', async () => {
    const author = await world.signUp({ complete: true })
    const { data: post } = await author
      .from('pro_posts')
      .insert({ author_id: author.id, content: 'Mine' })
      .select('id')
      .single()
      .throwOnError()
    const bob = await world.signUp()
    const { data: comment } = await bob
      .from('pro_post_comments')
      .insert({ post_id: post.id, user_id: bob.id, content: 'His' })
      .select('id')
      .single()
      .throwOnError()
    const remove = (person: typeof bob) =>
      person.from('pro_post_comments').delete().eq('id', comment.id).select('id')

    const byAuthor = await remove(author)
    const byBob = await remove(bob)

    expect([byAuthor.data, byBob.data]).toEqual([[], [{ id: comment.id }]])
  })

  test('a person edits their own comment, and its earlier text stays readable; nobody else can edit it', async () => {
    const [post, bob, eve] = [await publish(), await world.signUp(), await world.signUp()]
    const { data: comment } = await bob
      .from('pro_post_comments')
      .insert({ post_id: post, user_id: bob.id, content: 'First' })
      .select('id, created_at')
      .single()
      .throwOnError()
    const edit = async (person: typeof bob, content: string) =>
      (
        await person
          .from('pro_post_comments')
          .update({ content })
          .eq('id', comment.id)
          .select('content, edited_at')
          .throwOnError()
      ).data

    const byEve = await edit(eve, 'Hers')
    const byBob = await edit(bob, 'Second')

    const { data: history } = await eve
      .from('pro_post_comment_edits')
      .select('content, written_at')
      .eq('comment_id', comment.id)
    expect({ byEve, byBob, history }).toEqual({
      byEve: [],
      byBob: [{ content: 'Second', edited_at: expect.any(String) }],
      history: [{ content: 'First', written_at: comment.created_at }],
    })
  })

  test('nobody comments in somebody else’s name, nor on a post that does not exist', async () => {
    const [post, alice, bob] = [await publish(), await world.signUp(), await world.signUp()]
    const comments = bob.from('pro_post_comments')

    const forged = await comments.insert({ post_id: post, user_id: alice.id, content: 'x' })
    const nowhere = await comments.insert({
      post_id: crypto.randomUUID(),
      user_id: bob.id,
      content: 'x',
    })

    expect([forged.error?.code, nowhere.error?.code]).toEqual(['42501', 'content_not_found'])
  })
})
