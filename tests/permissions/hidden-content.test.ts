import { ENGINES, type Person, startWorld } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { beforeAll, describe, expect, test } from 'vitest'

describe.each(ENGINES)('what a moderator has hidden, on %s', (engine) => {
  const world = worldOf(engine)
  let author: Person
  let commenter: Person
  let readers: Record<'reader' | 'editor', Person>
  beforeAll(async () => {
    author = await world.signUp({ complete: true })
    commenter = await world.signUp()
    readers = { reader: await world.signUp(), editor: await world.signUp({ role: 'editor' }) }
  })

  const publish = async () => {
    const row = { author_id: author.id, content: 'First words' }
    const { data } = await author.from('pro_posts').insert(row).select('id').single().throwOnError()
    return String(data.id)
  }
  const comment = async (post: string) => {
    const row = { post_id: post, user_id: commenter.id, content: 'First words' }
    const { data } = await commenter
      .from('pro_post_comments')
      .insert(row)
      .select('id')
      .single()
      .throwOnError()
    return String(data.id)
  }
  const edit = (by: Person, table: string, id: string, content: string) =>
    by.from(table).update({ content }).eq('id', id).throwOnError()
  const hide = (table: string, id: string) =>
    world.db.query(`update ${table} set hidden_at = now() where id = $1`, [id])
  /** Number of rows that each person sees. */
  const seen = async (table: string, column: string, id: string) => {
    const counts = { author: author, commenter, ...readers }
    const entries = Object.entries(counts).map(async ([name, person]) => {
      const { data } = await person.from(table).select('id').eq(column, id).throwOnError()
      return [name, data?.length]
    })
    return Object.fromEntries(await Promise.all(entries))
  }

  test('a hidden comment below a post that is not is read by its author and moderators only', async () => {
    const id = await comment(await publish())
    await edit(commenter, 'pro_post_comments', id, 'Second words')

    await hide('pro_post_comments', id)

    const visible = { author: 0, commenter: 1, reader: 0, editor: 1 }
    expect(await seen('pro_post_comments', 'id', id)).toEqual(visible)
    expect(await seen('pro_post_comment_edits', 'comment_id', id)).toEqual(visible)
  })

  test('the earlier texts of a hidden post are read by its author and moderators only', async () => {
    const id = await publish()
    await edit(author, 'pro_posts', id, 'Second words')

    await hide('pro_posts', id)

    const visible = { author: 1, commenter: 0, reader: 0, editor: 1 }
    expect(await seen('pro_posts', 'id', id)).toEqual(visible)
    expect(await seen('pro_post_edits', 'post_id', id)).toEqual(visible)
  })
})

describe.each(ENGINES)('earlier texts on %s', (engine) => {
  test('of a comment that was edited twice are two, each with the time from which it stood', async () => {
    await using world = await startWorld(engine)
    const author = await world.signUp({ complete: true })
    const row = { author_id: author.id, content: 'A post' }
    const post = await author.from('pro_posts').insert(row).select('id').single().throwOnError()
    const { data: comment } = await author
      .from('pro_post_comments')
      .insert({ post_id: post.data.id, user_id: author.id, content: 'one' })
      .select('id, created_at')
      .single()
      .throwOnError()
    const write = async (content: string) => {
      const update = author.from('pro_post_comments').update({ content }).eq('id', comment.id)
      const { data } = await update.select('edited_at').single().throwOnError()
      return data.edited_at
    }

    const second = await write('two')
    const third = await write('three')

    const { data: edits } = await author
      .from('pro_post_comment_edits')
      .select('content, written_at')
      .eq('comment_id', comment.id)
      .order('written_at')
      .throwOnError()
    expect(edits).toEqual([
      { content: 'one', written_at: comment.created_at },
      { content: 'two', written_at: second },
    ])
    expect(third > second).toBe(true)
  })
})
