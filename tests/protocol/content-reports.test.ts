import { ENGINES } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { describe, expect, test } from 'vitest'

describe.each(ENGINES)('reports on %s', (engine) => {
  const world = worldOf(engine)

  type Person = Awaited<ReturnType<typeof world.signUp>>

  const publish = async (author: Person) => {
    const { data } = await author
      .from('pro_posts')
      .insert({ author_id: author.id, content: 'A post' })
      .select('id')
      .single()
      .throwOnError()
    return data.id as string
  }
  const comment = async (author: Person, post: string) => {
    const { data } = await author
      .from('pro_post_comments')
      .insert({ post_id: post, user_id: author.id, content: 'A comment' })
      .select('id')
      .single()
      .throwOnError()
    return data.id as string
  }
  const report = async (person: Person, target: object) => {
    const { error, status } = await person
      .from('content_reports')
      .insert({ reporter_id: person.id, reason: 'spam', ...target })
    return error?.code ?? status
  }
  const reportsSeenBy = async (person: Person, post: string) =>
    (
      await person
        .from('content_reports')
        .select('reporter_id, reason, details, status, resolved_at')
        .eq('post_id', post)
        .throwOnError()
    ).data

  test('a person has one open report of a post and one of a comment; a settled one makes room', async () => {
    const [author, reader] = [await world.signUp({ complete: true }), await world.signUp()]
    const post = await publish(author)
    const below = await comment(author, post)
    const twice = async (target: object) => [
      await report(reader, target),
      await report(reader, target),
    ]

    expect([await twice({ post_id: post }), await twice({ comment_id: below })]).toEqual([
      [201, '23505'],
      [201, '23505'],
    ])

    await world.db.query(
      `update content_reports set status = 'dismissed', resolved_at = now() where reporter_id = $1`,
      [reader.id],
    )
    expect([await twice({ post_id: post }), await twice({ comment_id: below })]).toEqual([
      [201, '23505'],
      [201, '23505'],
    ])
  })

  test('a report is open; its reporter, editors and admins read it, its target’s author does not', async () => {
    const [author, reader] = [await world.signUp({ complete: true }), await world.signUp()]
    const [editor, admin] = [
      await world.signUp({ role: 'editor' }),
      await world.signUp({ role: 'admin' }),
    ]
    const post = await publish(author)

    await report(reader, { post_id: post, reason: 'other', details: 'Look at the link' })

    const seen = {
      reporter_id: reader.id,
      reason: 'other',
      details: 'Look at the link',
      status: 'open',
      resolved_at: null,
    }
    expect([
      await reportsSeenBy(reader, post),
      await reportsSeenBy(editor, post),
      await reportsSeenBy(admin, post),
      await reportsSeenBy(author, post),
    ]).toEqual([[seen], [seen], [seen], []])
  })

  test('a person has one open report on a post or comment, and may report it again once that is settled', async () => {
    const [author, reader] = [await world.signUp({ complete: true }), await world.signUp()]
    const post = await publish(author)
    const target = { comment_id: await comment(author, post) }

    const [first, again, thePost] = [
      await report(reader, target),
      await report(reader, target),
      await report(reader, { post_id: post }),
    ]
    await world.service
      .from('content_reports')
      .update({ status: 'resolved', resolved_at: new Date().toISOString() })
      .eq('comment_id', target.comment_id)
      .throwOnError()
    const later = await report(reader, target)

    expect([first, again, thePost, later]).toEqual([201, '23505', 201, 201])
  })

  test('nobody reports what they wrote, in somebody else’s name, both things at once, or nothing', async () => {
    const [author, reader] = [await world.signUp({ complete: true }), await world.signUp()]
    const post = await publish(author)
    const theirs = await comment(author, post)

    const outcomes = [
      await report(author, { post_id: post }),
      await report(author, { comment_id: theirs }),
      await report(reader, { post_id: post, reporter_id: author.id }),
      await report(reader, { post_id: crypto.randomUUID() }),
      await report(reader, {}),
      await report(reader, { post_id: post, comment_id: theirs }),
    ]

    expect(outcomes).toEqual(['42501', '42501', '42501', '42501', '42501', '23514'])
  })

  test('a person makes twenty reports a day and no more; others still can', async () => {
    const author = await world.signUp({ complete: true })
    const [busy, other] = [await world.signUp(), await world.signUp()]
    const post = await publish(author)
    const comments = await Promise.all(Array.from({ length: 21 }, () => comment(author, post)))

    const outcomes = []
    for (const comment_id of comments) outcomes.push(await report(busy, { comment_id }))

    expect(outcomes).toEqual([...Array<number>(20).fill(201), 'PT429'])
    expect(await report(other, { post_id: post })).toBe(201)
  })
})
