import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { bulkAnswer, projectDetail } from '@podium/domain'
import { ENGINES, type Person, startWorld, type World } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { createClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { askAdmin } from './ask-admin.ts'

describe.each(ENGINES)('at the same moment, on %s', (engine) => {
  const world = worldOf(engine)
  let admins: readonly [Person, Person]
  beforeAll(async () => {
    admins = [await world.signUp({ role: 'admin' }), await world.signUp({ role: 'admin' })]
  })

  const ask = (caller: Person | undefined, method: string, path: string, sent?: unknown) =>
    askAdmin({ url: world.url, caller }, path, { method, sent })
  const actionsOn = async (id: string) =>
    (
      await world.db.query('select action from audit_log where target_id = $1 order by id', [id])
    ).map(({ action }) => action)
  const roleOf = async (id: string) => {
    const [row] = await world.db.query('select role from account_roles where id = $1', [id])
    return row?.role
  }
  /** Inserts accounts nobody signs in to. */
  const makeAccounts = async (count: number) => {
    const rows = await world.db.query<{ id: string }>(
      `insert into auth.users (email) select gen_random_uuid() || '@example.com' from generate_series(1, $1) returning id`,
      [count],
    )
    return rows.map(({ id }) => id)
  }
  const visitor = () =>
    createClient(world.url, world.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false, storageKey: randomUUID() },
    })

  test('a person is deleted and given another role: what happened is in the log, and they are gone', async () => {
    const [alice = ''] = await makeAccounts(1)

    const [deleted, changed] = await Promise.all([
      ask(admins[0], 'DELETE', `/admin/users/${alice}`),
      ask(admins[1], 'PATCH', `/admin/users/${alice}/role`, { role: 'professional' }),
    ])

    expect(deleted.status).toBe(200)
    expect([200, 404]).toContain(changed.status)
    expect(await roleOf(alice)).toBeUndefined()
    expect(await actionsOn(alice)).toEqual(
      changed.status === 200 ? ['user.role', 'user.delete'] : ['user.delete'],
    )
  })

  test('an admin leaves while another one demotes them: neither waits for the other', async () => {
    for (let round = 0; round < 2; round += 1) {
      const leaver = await world.signUp({ role: 'admin' })

      const [left, demoted] = await Promise.all([
        ask(leaver, 'POST', '/account/delete', {}),
        ask(admins[0], 'PATCH', `/admin/users/${leaver.id}/role`, { role: 'user' }),
      ])

      expect(left.status).toBe(200)
      expect([200, 404]).toContain(demoted.status)
      expect(await roleOf(leaver.id)).toBeUndefined()
    }
  })

  test('of many who are changed one is deleted: the others are changed', async () => {
    const ids = await makeAccounts(5)
    const [, , leaver = ''] = ids

    const [bulk, deleted] = await Promise.all([
      ask(admins[0], 'POST', '/admin/users/bulk', { action: 'role', role: 'professional', ids }),
      ask(admins[1], 'DELETE', `/admin/users/${leaver}`),
    ])

    expect([bulk.status, deleted.status]).toEqual([200, 200])
    const outcomes = bulkAnswer.parse(bulk.body).results.map((each) => (each.ok ? 'ok' : each.code))
    expect(['ok', 'user_not_found']).toContain(outcomes[2])
    expect(outcomes.toSpliced(2, 1)).toEqual(['ok', 'ok', 'ok', 'ok'])
    expect(await Promise.all(ids.map(roleOf))).toEqual(
      ids.map((id) => (id === leaver ? undefined : 'professional')),
    )
  })

  test('an admin who is demoted while they change many learns what was done before', async () => {
    const demoted = await world.signUp({ role: 'admin' })
    const ids = await makeAccounts(6)

    const [bulk] = await Promise.all([
      ask(demoted, 'POST', '/admin/users/bulk', { action: 'role', role: 'professional', ids }),
      ask(admins[0], 'PATCH', `/admin/users/${demoted.id}/role`, { role: 'user' }),
    ])

    const roles = await Promise.all(ids.map(roleOf))
    const told =
      bulk.status === 403
        ? ids.map(() => 'not_admin')
        : bulkAnswer.parse(bulk.body).results.map((each) => (each.ok ? 'ok' : each.code))
    expect(told).toEqual(roles.map((role) => (role === 'professional' ? 'ok' : 'not_admin')))
  })

  test('a person signs in and is banned: they are out', async () => {
    const alice = await world.signUp()
    const client = visitor()

    const [{ data }, ban] = await Promise.all([
      client.auth.signInWithPassword({ email: alice.email, password: alice.password }),
      ask(admins[0], 'PUT', `/admin/users/${alice.id}/ban`, {}),
    ])

    expect(ban.status).toBe(200)
    expect(
      await world.db.query('select from auth.sessions where user_id = $1', [alice.id]),
    ).toEqual([])
    const token = data.session?.access_token ?? 'none'
    const headers = { apikey: world.anonKey, authorization: `Bearer ${token}` }
    const answer = await fetch(`${world.url}/rest/v1/profiles?select=id`, { headers })
    expect(answer.status).toBe(401)
  })

  test('two admins invite an address and somebody signs up with it: there is one account', async () => {
    const email = `${randomUUID()}@example.com`

    const [signedUp, ...invitations] = await Promise.all([
      visitor().auth.signUp({ email, password: 'correct horse battery' }),
      ...admins.map((admin) => ask(admin, 'POST', '/admin/users/invite', { email })),
    ])

    const codes = invitations.map(({ status, body }) => (status === 201 ? 'made' : codeOf(body)))
    const outcomes = [...codes, signedUp.error === null ? 'made' : signedUp.error.code]
    expect(outcomes.toSorted()).toSatisfy(isOneAccount, outcomes.join())
    const rows = await world.db.query('select from auth.users where email = $1', [email])
    expect(rows).toHaveLength(1)
  })
})

/** Whether one of three created the account and the others were refused. */
const isOneAccount = (outcomes: readonly unknown[]) =>
  ['email_exists,email_exists,made', 'email_exists,made,user_already_exists'].includes(
    outcomes.join(),
  )

const codeOf = (body: unknown) => (body as { code: string }).code // form of a refusal

/** Whether a statement in this database waits for another transaction. */
const somebodyWaits = async (world: World) => {
  const rows = await world.db.query(
    `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return rows.length > 0
}

/** Outcome of `work`, begun inside a transaction of `before` that commits once it waits or has ended. */
async function begunDuring<T>(
  world: World,
  before: (tx: Pick<World['db'], 'query'>) => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  let outcome: Promise<T> | undefined
  await world.db.transaction(async (tx) => {
    await before(tx)
    let isSettled = false
    outcome = work().finally(() => {
      isSettled = true
    })
    while (!isSettled && !(await somebodyWaits(world))) await setImmediate()
  })
  if (outcome === undefined) throw new Error('the transaction did not run')
  return outcome
}

const demote = (tx: Pick<World['db'], 'query'>, person: Person | undefined) =>
  tx.query(`update auth.users set raw_app_meta_data = '{"role": "user"}' where id = $1`, [
    person?.id,
  ])

test('two admins who lose their role at the same moment take turns: one stays, on postgres', async () => {
  await using world = await startWorld('postgres')
  const admins = [await world.signUp({ role: 'admin' }), await world.signUp({ role: 'admin' })]

  const second = await begunDuring(
    world,
    (tx) => demote(tx, admins[0]),
    () =>
      demote(world.db, admins[1]).then(
        () => 'demoted',
        (error: { constraint?: string }) => error.constraint ?? 'failed',
      ),
  )

  expect(second).toBe('account_roles_last_admin')
})

test('a change by somebody who loses their role meanwhile does not happen, on postgres', async () => {
  await using world = await startWorld('postgres')
  await world.signUp({ role: 'admin' }) // who stays
  const [client, author] = [await world.signUp(), await world.signUp({ complete: true })]
  const [message] = await world.db.query<{ id: string }>(
    `insert into contact_messages (name, email, subject, message, language)
     values ('Awa', 'awa@example.com', 'devis', 'Bonjour', 'fr') returning id`,
  )
  const post = { author_id: author.id, content: 'Publicité' }
  const { data } = await author.from('pro_posts').insert(post).select('id').single().throwOnError()
  const targets = [{ type: 'post', id: String(data.id) }]
  const [appealed] = await world.db.query<{ id: string }>(
    `insert into moderation_decisions
       (target_type, target_id, post_id, author_id, kind, reason, content, appeal, appealed_at)
     values ('post', $1, $1, $2, 'warn', 'Spam', 'Publicité', 'Mais non', now()) returning id`,
    [data.id, author.id],
  )
  const settlement = { outcome: 'kept', answer: 'Mais si' }
  const changes = [
    ['admin', 'POST', '/admin/users/invite', { email: 'invited@example.com' }],
    ['admin', 'PATCH', `/admin/users/${client.id}/role`, { role: 'professional' }],
    ['admin', 'PUT', `/admin/contact-messages/${message?.id}/status`, { status: 'archived' }],
    ['editor', 'POST', '/admin/moderation/decisions', { action: 'hide', reason: 'Spam', targets }],
    ['editor', 'POST', `/admin/moderation/appeals/${appealed?.id}`, settlement],
  ] as const

  const codes = []
  for (const [role, method, path, sent] of changes) {
    const caller = await world.signUp({ role })
    const { body } = await begunDuring(
      world,
      (tx) => demote(tx, caller),
      () => askAdmin({ url: world.url, caller }, path, { method, sent }),
    )
    codes.push(JSON.stringify(body))
  }

  expect(codes).toEqual([
    expect.stringContaining('"not_admin"'),
    expect.stringContaining('"not_admin"'),
    expect.stringContaining('"not_admin"'),
    expect.stringContaining('"not_moderator"'),
    expect.stringContaining('"not_moderator"'),
  ])
})

test('a turn that is taken while the brief changes is refused, on postgres', async () => {
  await using world = await startWorld('postgres')
  const client = await world.signUp()
  const ask = (path: string, sent: object) =>
    askAdmin({ url: world.url, caller: client }, path, { method: 'POST', sent })
  const text = 'Un site web pour notre association.'
  const { id } = projectDetail.parse((await ask('/projects', { text })).body)

  const codes = []
  for (const turn of [{}, { text: '8 000 €', about: 'budget' }]) {
    const { body } = await begunDuring(
      world,
      async (tx) => {
        await tx.query('select from projects where id = $1 for update', [id])
        await tx.query(
          `insert into project_briefs (project_id, version, text, read_on, analysis, scope)
           select project_id, version + 1, text, read_on, analysis, scope from project_briefs
            where project_id = $1 order by version desc limit 1`,
          [id],
        )
      },
      () => ask(`/projects/${id}/turns`, turn),
    )
    codes.push(codeOf(body))
  }

  expect(codes).toEqual(['conflict', 'conflict'])
})
