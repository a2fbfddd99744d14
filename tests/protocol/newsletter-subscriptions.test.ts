import { newsletterSubscriptionsPage } from '@podium/domain'
import { type Person, SERVICE_ENGINES } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { beforeAll, describe, expect, test } from 'vitest'
import { askAdmin } from './ask-admin.ts'

/** Number of subscriptions: more than the export reads at once. */
const SUBSCRIPTIONS = 1_005

describe.each(SERVICE_ENGINES)('the newsletter’s list on %s', (engine) => {
  const world = worldOf(engine)
  let admin: Person
  beforeAll(async () => {
    admin = await world.signUp({ role: 'admin' })
    await world.db.query(
      `insert into newsletter_subscriptions (email, language, token_hash, confirmed_at)
       select 'reader' || n || '@list.example', case when n % 5 = 0 then 'en' else 'fr' end, 'hash' || n,
         timestamptz '2026-01-01T00:00Z' + n * interval '1 minute'
       from generate_series(1, ${SUBSCRIPTIONS}) as n`,
    )
    await world.db.query(
      `insert into newsletter_subscriptions (email, language, token_hash)
       values ('unconfirmed@list.example', 'fr', 'pending')`,
    )
    await world.db.query(
      `update newsletter_subscriptions set email = '=cmd@list.example' where token_hash = 'hash1'`,
    )
  })

  const ask = (path: string, caller: Person | undefined = admin) =>
    askAdmin({ url: world.url, caller }, path)
  const list = async (query: Record<string, string>) =>
    newsletterSubscriptionsPage.parse(
      (await ask(`/admin/newsletter-subscriptions?${new URLSearchParams(query)}`)).body,
    )

  test('an admin sees who confirmed, with language and date, the newest first', async () => {
    const page = await list({})
    expect(page.total).toBe(SUBSCRIPTIONS)
    expect(page.newsletter_subscriptions).toHaveLength(50)
    expect(page.newsletter_subscriptions[0]).toMatchObject({
      email: `reader${SUBSCRIPTIONS}@list.example`,
      language: 'en',
    })
    expect(await list({ language: 'en' })).toMatchObject({ total: SUBSCRIPTIONS / 5 })
    expect(await list({ search: 'READER100' })).toMatchObject({ total: 7 })
    expect(await list({ search: 'unconfirmed' })).toMatchObject({ total: 0 })
    expect((await list({ page: '21' })).newsletter_subscriptions).toHaveLength(5)
  })

  test('the file holds every one that matches once, and no cell is a formula', async () => {
    const { status, headers, body } = await ask('/admin/newsletter-subscriptions.csv')
    const lines = String(body).trim().split('\r\n')
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(new Set(lines).size).toBe(SUBSCRIPTIONS + 1)
    expect(String(body)).toContain("'=cmd@list.example")
    const english = await ask('/admin/newsletter-subscriptions.csv?language=en')
    expect(String(english.body).trim().split('\r\n')).toHaveLength(SUBSCRIPTIONS / 5 + 1)
    const entries = await world.db.query(
      `select actor_id, details from audit_log where action = 'export.newsletter_subscriptions' order by id`,
    )
    expect(entries).toEqual([
      { actor_id: admin.id, details: { rows: SUBSCRIPTIONS } },
      { actor_id: admin.id, details: { rows: SUBSCRIPTIONS / 5, filter: { language: 'en' } } },
    ])
  })

  test('nobody else finds out who is subscribed', async () => {
    const editor = await world.signUp({ role: 'editor' })
    for (const path of ['/admin/newsletter-subscriptions', '/admin/newsletter-subscriptions.csv']) {
      expect(await ask(path, editor)).toMatchObject({ status: 403, body: { code: 'not_admin' } })
    }
    expect(await world.db.query('select from audit_log where actor_id = $1', [editor.id])).toEqual(
      [],
    )
  })
})
