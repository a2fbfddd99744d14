import { type AuditEntry, auditActors, auditEntryDetail, auditPage } from '@podium/domain'
import { type Person, SERVICE_ENGINES } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { beforeAll, describe, expect, test } from 'vitest'
import { askAdmin } from './ask-admin.ts'

/** Entries made before the tests, one a minute. */
const OLD_ENTRIES = 1_100
const GONE = '00000000-0000-4000-8000-00000000dead'

describe.each(SERVICE_ENGINES)('the audit log on %s', (engine) => {
  const world = worldOf(engine)
  let admin: Person
  let target: Person
  let face: string
  beforeAll(async () => {
    admin = await world.signUp({ role: 'admin', email: 'zoe@admins.example' })
    target = await world.signUp({ email: '=target@list.example' })
    face = `/storage/v1/object/public/avatars/${target.id}/face.webp`
    const changes = { first_name: 'Léa', last_name: 'Fontaine' }
    await target.rpc('save_profile', { changes }).throwOnError()
    await target.from('profiles').update({ avatar_url: face }).eq('id', target.id).throwOnError()
    await world.db.query(
      `insert into audit_log (created_at, actor_id, action, target_type, target_id, details)
       select timestamptz '2026-01-01T00:00Z' + n * interval '1 minute', $1, 'user.ban', 'user', $2,
         jsonb_build_object('n', n)
       from generate_series(1, ${OLD_ENTRIES}) as n`,
      [GONE, GONE],
    )
    const path = `/admin/users/${target.id}/role`
    await askAdmin({ url: world.url, caller: admin }, path, {
      method: 'PATCH',
      sent: { role: 'professional' },
    })
  })

  const get = (path: string) => askAdmin({ url: world.url, caller: admin }, `/admin/audit${path}`)
  const list = async (query: Record<string, string> = {}) => {
    const { status, body } = await get(`?${new URLSearchParams(query)}`)
    expect([status, body]).toMatchObject([200, expect.anything()])
    return auditPage.parse(body)
  }
  const numbers = (entries: AuditEntry[]) => entries.map(({ details }) => details.n)

  test('an admin reads who did what to whom, the newest first', async () => {
    const { entries, older, newer } = await list()

    expect(entries).toHaveLength(50)
    expect(entries[0]).toMatchObject({
      actor: { id: admin.id, email: admin.email, name: null, avatar_url: null },
      action: 'user.role',
      target_type: 'user',
      target_id: target.id,
      target_email: target.email,
      target_name: 'Léa Fontaine',
      target_avatar_url: face,
      details: { role: 'user', to: 'professional' },
    })
    expect(entries[1]).toMatchObject({
      actor: { id: GONE, email: null, name: null },
      target_email: null,
    })
    expect([older, newer]).toEqual([entries.at(-1)?.id, null])
  })

  test('the pages hold every entry once, downwards and up again', async () => {
    const query = { actor: GONE, per_page: '200' }
    const down = [await list(query)]
    for (let older = down[0]?.older; older; older = down.at(-1)?.older) {
      down.push(await list({ ...query, before: older }))
    }
    expect(down.flatMap(({ entries }) => numbers(entries))).toEqual(
      Array.from({ length: OLD_ENTRIES }, (_, index) => OLD_ENTRIES - index),
    )

    const last = down.at(-1)
    const up = last ? [last] : []
    for (let newer = last?.newer; newer; newer = up[0]?.newer) {
      up.unshift(await list({ ...query, after: newer }))
    }
    expect(up.map(({ entries }) => numbers(entries))).toEqual(
      down.map(({ entries }) => numbers(entries)),
    )
    expect([down[0]?.newer, last?.older]).toEqual([null, null])
  })

  test('it is filtered by actor, action, target and time, and by all of them', async () => {
    const window = { from: '2026-01-01T00:10:00Z', to: '2026-01-01T02:13:00+02:00' }

    expect(numbers((await list(window)).entries)).toEqual([12, 11, 10])
    for (const query of [
      { actor: admin.id.toUpperCase() },
      { action: 'user.role' },
      { target: target.id.toUpperCase() },
      { target: 'TARGET@list' },
      { target: 'lea font' },
      { actor: admin.id, action: 'user.role', target: '=target', from: window.to },
    ]) {
      expect((await list(query)).entries).toMatchObject([{ target_id: target.id }])
    }
    for (const query of [
      { actor: admin.id, action: 'user.ban' },
      { target: '%' },
      { target: 'ontaine' },
      { target: 'nobody-of-that-name' },
      { actor: admin.id, to: window.from },
    ]) {
      expect(await list(query)).toEqual({ entries: [], older: null, newer: null })
    }
  })

  test('an entry is found by its number, and another is not there', async () => {
    const [entry] = (await list()).entries

    expect((await get(`/${entry?.id}`)).body).toEqual({ ...entry, target_exists: true })
    expect(await get('/999999999')).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await get('/x')).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  })

  test('whoever did something can be chosen, also when their account is gone', async () => {
    const { body } = await get('/actors')

    expect(auditActors.parse(body)).toEqual([
      { id: admin.id, email: admin.email },
      { id: GONE, email: null },
    ])
  })

  test('the export holds every entry the filter finds, and no cell a spreadsheet would run', async () => {
    const lines = async (query: string) => {
      const { headers, body } = await get(`.csv?${query}`)
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(headers.get('content-disposition')).toBe('attachment; filename="podium-audit.csv"')
      return String(body).split('\r\n').slice(0, -1)
    }

    expect(await lines(`actor=${GONE}`)).toHaveLength(OLD_ENTRIES + 1)
    const [header, line, ...rest] = await lines('target=target@')
    expect(header).toContain('"id","created_at","actor_id","actor_email","action"')
    expect(line).toContain(
      `"${admin.id}","zoe@admins.example","user.role","user","${target.id}","'=target@list.example"`,
    )
    expect(rest).toEqual([])
    const { entries } = await list({ action: 'export.audit' })
    expect(entries).toMatchObject([
      { actor: { id: admin.id }, target_type: 'list', target_id: 'audit' },
      { details: { rows: OLD_ENTRIES, filter: { actor: GONE } } },
    ])
    expect(entries[0]?.details).toEqual({ rows: 1, filter: { search: true } })
    // The file ends before the entry about itself.
    expect(await lines('action=export.audit')).toHaveLength(3)
  })

  test.each([
    'actor=x',
    'action=user.nothing',
    'from=yesterday',
    'to=2026-01-01',
    'before=x',
    'after=-1',
    `before=${'9'.repeat(19)}`,
    'per_page=0',
    'per_page=201',
    'target=%00',
    `target=${'a'.repeat(201)}`,
  ])('?%s is refused', async (query) => {
    expect(await get(`?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    })
  })

  test('an entry says whether what it is about can still be looked at', async () => {
    const author = await world.signUp()
    await world.db.query(
      `with message as (
         insert into contact_messages (name, email, subject, language, message)
         values ('Ada', 'ada@example.com', 'devis', 'en', 'Hello') returning id
       ), decision as (
         insert into moderation_decisions (target_type, target_id, post_id, author_id, kind, reason, content)
         values ('comment', $1, $1, $1, 'warn', 'Why', 'What') returning target_id
       )
       insert into audit_log (action, target_type, target_id)
       select 'contact_message.status', 'contact_message', id::text from message
       union all select 'moderation.warn', 'comment', target_id::text from decision
       union all values ('contact_message.status', 'contact_message', $2), ('moderation.hide', 'post', $2), ('user.ban', 'user', $2)`,
      [author.id, GONE],
    )
    const { entries } = await list({ per_page: '5' })
    const details = await Promise.all(entries.map(async ({ id }) => (await get(`/${id}`)).body))

    expect(
      Object.fromEntries(
        auditEntryDetail
          .array()
          .parse(details)
          .map(({ target_type: type, target_id: id, target_exists: exists }) => [
            `${type} ${id === GONE ? 'gone' : 'there'}`,
            exists,
          ]),
      ),
    ).toEqual({
      'contact_message there': true,
      'comment there': true,
      'contact_message gone': false,
      'post gone': false,
      'user gone': false,
    })
  })

  test.each([
    ['an action that is no kind and verb', { action: 'ban' }],
    ['a kind of target that is no word', { target_type: 'User of Podium' }],
    ['no target', { target_id: '' }],
    ['a target of more than an id', { target_id: 'x'.repeat(201) }],
    ['details that are no object', { details: '[]' }],
    ['details without an end', { details: JSON.stringify({ text: 'x'.repeat(10_001) }) }],
  ])('it takes no entry with %s', async (_what, wrong) => {
    const entry = { action: 'user.ban', target_type: 'user', target_id: GONE, details: '{}' }
    const insert = world.db.query(
      'insert into audit_log (action, target_type, target_id, details) values ($1, $2, $3, $4)',
      Object.values({ ...entry, ...wrong }),
    )

    await expect(insert).rejects.toMatchObject({ sqlState: '23514' })
  })

  test('nobody but an admin reads it', async () => {
    const callers = [
      [undefined, 401],
      [world.serviceRoleKey, 401],
      [await world.signUp(), 403],
      [await world.signUp({ role: 'editor' }), 403],
    ] as const
    for (const [caller, status] of callers) {
      for (const path of ['', '.csv', '/actors', '/1']) {
        const answer = await askAdmin({ url: world.url, caller }, `/admin/audit${path}`)
        expect([path, answer.status]).toEqual([path, status])
      }
    }
  })
})
