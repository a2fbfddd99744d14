import { randomUUID } from 'node:crypto'
import { ENGINES, startWorld, type World } from '@podium/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** Rules of rows that the server alone writes: each change of a sound row breaks one of them (`set …`). */
const WRONG: Record<string, readonly string[]> = {
  account_roles: [`role = 'owner'`],
  contact_messages: [
    `email = ' '`,
    `email = repeat('x', 255)`,
    `message = ' '`,
    `name = ' '`,
    `name = repeat('x', 101)`,
    `language = 'de'`,
    `status = 'lost'`,
    `subject = 'weather'`,
  ],
  contact_message_replies: [`body = ' '`],
  newsletter_subscriptions: [`email = ' '`, `email = repeat('x', 255)`, `language = 'de'`],
  content_reports: [
    `status = 'lost', resolved_at = now()`,
    `resolved_at = now()`,
    `status = 'resolved'`,
    `post_id = null`,
    `decision_id = (select id from moderation_decisions)`,
  ],
  moderation_decisions: [
    `target_type = 'person'`,
    `kind = 'ban'`,
    `kind = 'restore'`,
    `reason = ' '`,
    `reason = repeat('x', 1001)`,
    `content = repeat('x', 5001)`,
    `appeal = ' '`,
    `appeal = repeat('x', 2001)`,
    `appealed_at = null`,
    `appeal = null, appealed_at = null`,
    `appeal_outcome = 'maybe'`,
    `appeal_answer = ' '`,
    `appeal_answer = repeat('x', 1001)`,
    `appeal_settled_at = null`,
  ],
  pro_posts: [
    `author_id = null`,
    `author_id = null, content = '', deleted_at = now()`,
    `author_id = null, deleted_at = now(), image_url = null`,
    `author_id = null, content = '', deleted_at = now(), image_url = null, hidden_at = now()`,
    `content = ''`,
  ],
}

describe.each(ENGINES)('rows that the server writes on %s', (engine) => {
  let world: World
  beforeAll(async () => {
    world = await startWorld(engine)
    const { id: author } = await world.signUp({ complete: true })
    const insert = async (table: string, row: Record<string, unknown>) => {
      const columns = Object.keys(row)
      const [inserted] = await world.db.query<{ id: string }>(
        `insert into ${table} (${columns.join()})
         values (${columns.map((_column, index) => `$${index + 1}`).join()}) returning id`,
        Object.values(row),
      )
      return inserted?.id
    }
    const post = await insert('pro_posts', {
      author_id: author,
      content: 'A post',
      image_url: '/image.webp',
    })
    const message = await insert('contact_messages', {
      name: 'Ada',
      email: 'ada@example.com',
      subject: 'other',
      message: 'Hello',
      language: 'fr',
    })
    await insert('contact_message_replies', { contact_message_id: message, body: 'Hello' })
    await insert('newsletter_subscriptions', {
      email: 'ada@example.com',
      language: 'fr',
      token_hash: randomUUID(),
      confirmation_hash: randomUUID(),
    })
    await insert('content_reports', { reporter_id: author, post_id: post, reason: 'spam' })
    await insert('moderation_decisions', {
      target_type: 'post',
      target_id: post,
      post_id: post,
      author_id: author,
      kind: 'warn',
      reason: 'Spam',
      content: 'A post',
      appeal: 'It is none',
      appealed_at: new Date(),
      appeal_outcome: 'kept',
      appeal_answer: 'It is',
      appeal_settled_at: new Date(),
    })
  })
  afterAll(() => world[Symbol.asyncDispose]())

  test.each(Object.entries(WRONG))('%s keep their rules', async (table, changes) => {
    for (const change of changes) {
      const refused = world.db.query(`update ${table} set ${change}`).then(
        () => 'taken',
        ({ sqlState }: { sqlState?: string }) => sqlState,
      )
      expect([change, await refused]).toEqual([change, '23514'])
    }
  })

  test.each(['token_hash', 'confirmation_hash'])(
    'no two subscriptions share a %s',
    async (hash) => {
      const [first] = await world.db.query('select * from newsletter_subscriptions')
      const second = {
        ...{ email: 'eve@example.com', language: 'fr', token_hash: 'x', confirmation_hash: 'y' },
        [hash]: first?.[hash],
      }
      const insert = world.db.query(
        `insert into newsletter_subscriptions (${Object.keys(second).join()}) values ($1, $2, $3, $4)`,
        Object.values(second),
      )

      await expect(insert).rejects.toMatchObject({ sqlState: '23505' })
    },
  )
})
