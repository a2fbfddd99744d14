import { ENGINES, type Person } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { worldOf } from '@podium/testing/suite'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Listener, listen, openSocket } from './realtime-clients.ts'

const NOTES = `
create table public.notes (
  id bigint primary key, owner uuid not null, body text, place integer, made timestamptz default '2026-01-02 03:04:05+00'
);
revoke all on public.notes from anon;
grant select on public.notes to authenticated;
alter table public.notes enable row level security;
create policy notes_select on public.notes for select to authenticated using (owner = (select auth.uid()));
create trigger announce_change after insert or update or delete on public.notes
  for each row execute function public.announce_change('id');
create table public.papers (id integer primary key, page json, pages json[]);
grant select on public.papers to authenticated;
create trigger announce_change after insert on public.papers for each row execute function public.announce_change('id');
create table public.traps (id integer primary key);
grant select on public.traps to authenticated;
alter table public.traps enable row level security;
create trigger announce_change after insert on public.traps for each row execute function public.announce_change('id');
create table public.secrets (id integer primary key);
grant select on public.secrets to authenticated;
alter table public.secrets enable row level security;`

const WAITING = 'Subscribed to PostgreSQL'

describe.each(ENGINES)('realtime on %s', (engine) => {
  const world = worldOf(engine)
  let owner: Person
  let stranger: Person
  beforeAll(async () => {
    for (const statement of NOTES.split(';\n')) await world.db.query(statement)
    owner = await world.signUp()
    stranger = await world.signUp()
  })
  afterAll(() => Promise.all([owner, stranger].map((one) => one.removeAllChannels())))

  let lastId = 0
  /** Adds a note; resolves to its id. */
  async function add(by: Person, note: { id?: number; body?: string; place?: number } = {}) {
    lastId += 1
    const { id = lastId, body = `note ${id}`, place = null } = note
    const values = [id, by.id, body, place]
    await world.db.query(
      'insert into notes (id, owner, body, place) values ($1, $2, $3, $4)',
      values,
    )
    return id
  }
  /** Has a listener hear a note of its own, after which all earlier ones would have been heard. */
  async function settle(by: Person, listener: Listener) {
    const body = `the last for ${by.id} ${lastId}`
    await add(by, { body })
    await listener.hears(body)
    return listener.heard.slice(0, -1)
  }

  test('the owner of a row hears of it as the original tells it; a stranger does not', async () => {
    const [own, other] = [
      await listen(owner, { table: 'notes' }),
      await listen(stranger, { table: 'notes' }),
    ]
    const id = await add(owner, { body: 'é “quoted” \\ 😀', place: 3 })
    await own.hears('é “quoted” \\ 😀')
    await world.db.query(`update notes set body = 'changed' where id = $1`, [id])
    await own.hears('changed')
    await world.db.query('delete from notes where id = $1', [id])
    await eventually(() => expect(own.heard).toHaveLength(3))

    const made = '2026-01-02T03:04:05+00:00'
    const row = { id, owner: owner.id, place: 3, made }
    const about = { schema: 'public', table: 'notes', errors: null }
    expect(own.said.toSorted()).toEqual(['SUBSCRIBED', WAITING])
    expect(own.heard).toMatchObject([
      { ...about, eventType: 'INSERT', new: { ...row }, old: {} },
      { ...about, eventType: 'UPDATE', new: { ...row, body: 'changed' }, old: { id } },
      { ...about, eventType: 'DELETE', new: {}, old: { id } },
    ])
    expect(Math.abs(Date.parse(own.heard[0]?.commit_timestamp ?? '') - Date.now())).toBeLessThan(
      60_000,
    )
    // Of a deletion everybody hears the key, as with the original; a table that must not tell it announces none.
    expect(await settle(stranger, other)).toMatchObject([{ eventType: 'DELETE', old: { id } }])
  })

  test('frames have the shape of the original, in both versions of the protocol', async () => {
    const { data } = await owner.auth.getSession()
    const access_token = data.session?.access_token
    const wish = {
      event: 'INSERT',
      schema: 'public',
      table: 'notes',
      filter: 'id=eq.9007199254740993',
    }
    const config = {
      postgres_changes: [wish],
      presence: { enabled: false },
      broadcast: { ack: false },
    }
    const socket = await openSocket(world.url, { apikey: world.anonKey })
    socket.send(['1', '1', 'realtime:shape', 'phx_join', { config, access_token }])
    const reply = await socket.find('phx_reply', '1')
    const { id } = (reply as { response: { postgres_changes: { id: number }[] } }).response
      .postgres_changes[0] ?? { id: 0 }
    await socket.find('system')
    await world.db.query(`insert into notes (id, owner) values (9007199254740993, $1)`, [owner.id])
    await socket.find('postgres_changes')
    socket.send([null, '7', 'phoenix', 'heartbeat', {}])
    await socket.find('phx_reply', '7')
    socket.send(['1', '8', 'realtime:shape', 'phx_leave', {}])
    await socket.find('phx_close')
    socket.close()

    const columns = [
      { name: 'id', type: 'int8' },
      { name: 'owner', type: 'uuid' },
      { name: 'body', type: 'text' },
      { name: 'place', type: 'int4' },
      { name: 'made', type: 'timestamptz' },
    ]
    expect(socket.frames).toMatchObject([
      [
        '1',
        '1',
        'realtime:shape',
        'phx_reply',
        { status: 'ok', response: { postgres_changes: [{ ...wish, id }] } },
      ],
      [
        '1',
        null,
        'realtime:shape',
        'system',
        { extension: 'postgres_changes', status: 'ok', message: WAITING, channel: 'shape' },
      ],
      [
        '1',
        null,
        'realtime:shape',
        'postgres_changes',
        {
          ids: [id],
          data: { type: 'INSERT', columns, record: { owner: owner.id, body: null }, errors: null },
        },
      ],
      [null, '7', 'phoenix', 'phx_reply', { status: 'ok', response: {} }],
      ['1', '8', 'realtime:shape', 'phx_reply', { status: 'ok', response: {} }],
      ['1', '1', 'realtime:shape', 'phx_close', {}],
    ])
  })

  test('a client of version 1.0.0 hears too', async () => {
    const old = createClient(world.url, world.anonKey, {
      auth: { persistSession: false },
      realtime: { vsn: '1.0.0' },
    })
    await old.auth.signInWithPassword(owner)
    const listener = await listen(old, { table: 'notes' })
    await add(owner, { body: 'for old clients' })
    await listener.hears('for old clients')
    await old.removeAllChannels()
  })

  test.each([
    ['place=eq.5', [5]],
    ['place=neq.5', [1, 6, 9]],
    ['place=lt.5', [1]],
    ['place=lte.5', [1, 5]],
    ['place=gt.5', [6, 9]],
    ['place=gte.6', [6, 9]],
    ['place=in.(1,9)', [1, 9]],
    [`place=in.(${Array.from({ length: 94 }, (_, at) => at + 6)})`, [6, 9]],
    ['body=in.("a,b",c)', [5, 6]],
    ['body=eq.c', [6]],
    ['place=gt.1,place=lt.9', [5, 6]],
    ['place=gt.1,place=lt.9,body=neq.c', [5]],
  ])('the filter %s', async (filter, expected) => {
    const [narrow, all] = [
      await listen(owner, { table: 'notes', filter }),
      await listen(owner, { table: 'notes', event: 'INSERT' }),
    ]
    for (const [place, body] of [
      [1, 'x'],
      [5, 'a,b'],
      [6, 'c'],
      [9, 'y'],
      [undefined, undefined],
    ] as const) {
      await add(owner, { ...(place && { place }), ...(body && { body }) })
    }
    await eventually(() => expect(all.heard).toHaveLength(5))
    await owner.removeChannel(all.channel)
    await owner.removeChannel(narrow.channel)

    expect(narrow.heard.map((one) => 'place' in one.new && one.new.place)).toEqual(expected)
  })

  test('one kind of changes is heard alone', async () => {
    const updates = await listen(owner, { table: 'notes', event: 'UPDATE' })
    const id = await add(owner)
    await world.db.query(`update notes set body = 'only this' where id = $1`, [id])
    await updates.hears('only this')

    expect(updates.heard.map(({ eventType }) => eventType)).toEqual(['UPDATE'])
  })

  test.each([
    [
      'a table that is not published',
      { table: 'secrets' },
      'nothing named public.secrets is published',
    ],
    ['a table there is not', { table: 'nothing' }, 'nothing named public.nothing is published'],
    ['another schema', { schema: 'auth', table: 'users' }, 'nothing named auth.users is published'],
    [
      'an unknown operator',
      { table: 'notes', filter: 'body=like.a%' },
      'Error parsing `filter` params',
    ],
    [
      'an unknown column',
      { table: 'notes', filter: 'colour=eq.red' },
      'invalid column for filter colour',
    ],
    ['a value of another type', { table: 'notes', filter: 'place=eq.red' }, 'integer'],
    ['a value with SQL', { table: 'notes', filter: 'place=eq.1) or (1=1' }, 'integer'],
    [
      'more than three filters',
      { table: 'notes', filter: 'place=gt.1,place=gt.2,place=lt.8,place=lt.9' },
      'at most 3 filters',
    ],
    [
      'more than 100 values',
      { table: 'notes', filter: `place=in.(${Array.from({ length: 101 }, (_, at) => at)})` },
      'at most 100 values',
    ],
    [
      'a comparison that its type does not have',
      { table: 'papers', filter: 'page=eq.1' },
      'json = json',
    ],
    [
      'a comparison that fails only with a value',
      { table: 'papers', filter: 'pages=eq.{1}' },
      'json',
    ],
  ])('%s is refused with a system message', async (_what, wish, reason) => {
    const { said } = await listen(owner, wish)

    expect(said).toHaveLength(2)
    expect(said).toContain('SUBSCRIBED')
    expect(said.join()).toContain(reason)
  })

  test('a visitor hears nothing of tables for people', async () => {
    const visitor = createClient(world.url, world.anonKey)
    const { said } = await listen(visitor, { table: 'notes' })
    await visitor.removeAllChannels()

    expect(said.join()).toContain('nothing named public.notes is published to you')
  })

  test('what the server does not do is refused, not ignored', async () => {
    const join = (topic: string, config: object) => [
      topic,
      topic,
      `realtime:${topic}`,
      'phx_join',
      { config },
    ]
    const socket = await openSocket(world.url, { apikey: world.anonKey })
    socket.send(join('1', { presence: { enabled: true } }))
    socket.send(join('2', { private: true }))
    socket.send(join('3', {}))
    await socket.find('phx_reply', '3')
    socket.send(['3', '4', 'realtime:3', 'presence', { event: 'track' }])
    const topic = 'realtime:3'
    const head = [3, 1, 1, topic.length, 1, 0, 1]
    socket.sendRaw(new Uint8Array([...head, ...new TextEncoder().encode(`35${topic}e{}`)]))
    socket.send(['3', '6', 'realtime:else', 'phx_leave', {}])
    const reasons = []
    for (const ref of ['1', '2', '4', '5', '6']) reasons.push(await socket.find('phx_reply', ref))
    socket.close()

    expect(reasons).toEqual(
      [
        'offers no presence',
        'offers no private channels',
        'offers no presence',
        'offers no broadcast',
        'unmatched topic',
      ].map((reason) => ({
        status: 'error',
        response: { reason: expect.stringContaining(reason) },
      })),
    )
  })

  test('a socket needs a key of this project, and a channel a good token', async () => {
    const ask = (query: string) =>
      fetch(`${world.url}/realtime/v1/websocket${query}`, { headers: {} }).then(
        ({ status }) => status,
      )
    const [none, wrong] = [
      await openSocket(world.url, {}),
      await openSocket(world.url, { apikey: 'x' }),
    ]
    const socket = await openSocket(world.url, { apikey: world.anonKey })
    socket.send(['1', '1', 'realtime:a', 'phx_join', { config: {}, access_token: 'a.b.c' }])
    const refusal = await socket.find('phx_reply', '1')
    socket.close()

    expect([none.isClosed(), wrong.isClosed()]).toEqual([true, true])
    expect(refusal).toMatchObject({
      status: 'error',
      response: { reason: expect.stringContaining('InvalidJWT') },
    })
    expect(await ask('')).toBe(404)
  })

  test('who signs out, or is banned, hears nothing from that moment on', async () => {
    const [leaver, banned] = [await world.signUp(), await world.signUp()]
    const listeners = [
      await listen(leaver, { table: 'notes' }),
      await listen(banned, { table: 'notes' }),
    ]
    // Its own client knows nothing of the end: another one of the same session signs out.
    const { data } = await leaver.auth.getSession()
    await fetch(`${world.url}/auth/v1/logout`, {
      method: 'POST',
      headers: { apikey: world.anonKey, authorization: `Bearer ${data.session?.access_token}` },
    })
    await world.service.auth.admin.updateUserById(banned.id, { ban_duration: '24h' })
    for (const { said } of listeners) {
      await eventually(() => expect(said).toContain('The session has ended'))
      await eventually(() => expect(said).toContain('CLOSED'))
    }
    await add(leaver)
    await add(banned)
    const own = await listen(owner, { table: 'notes' })
    await settle(owner, own)

    expect(listeners.map(({ heard }) => heard)).toEqual([[], []])
  })

  test('after a break of the notifications a client is told to join again, and hears on', async () => {
    const listener = await listen(owner, { table: 'notes' })
    await world.db.query(`select pg_notify('announced_changes', '')`)
    await eventually(() =>
      expect(listener.said.slice(2)).toEqual([
        'Changes may have been missed: join again and read anew',
        'CHANNEL_ERROR',
        'SUBSCRIBED',
        WAITING,
      ]),
    )
    await add(owner, { body: 'after the break' })
    await listener.hears('after the break')
  })

  test('a key too long for a notification is told as something missed', async () => {
    await world.db.query('create table public.words (word text primary key)')
    await world.db.query('grant select on public.words to authenticated')
    await world.db.query(
      `create trigger announce_change after insert on public.words for each row execute function public.announce_change('word')`,
    )
    const listener = await listen(owner, { table: 'words' })
    // A word that compresses, because an index entry has less room than a notification.
    await world.db.query(`insert into words values (repeat('long ', 2000))`)
    await eventually(() => expect(listener.said).toContain('CHANNEL_ERROR'))
    await world.db.query('drop table public.words')
  })

  test('a reader whose read fails is told that something was missed, the others hear', async () => {
    await world.db.query(
      `create policy traps_select on public.traps for select to authenticated
       using (1 / case when (select auth.uid()) = '${stranger.id}' then 0 else 1 end = 1)`,
    )
    const [own, other] = [
      await listen(owner, { table: 'traps' }),
      await listen(stranger, { table: 'traps' }),
    ]
    await world.db.query('insert into traps values (1)')
    await own.hears(1)
    await eventually(() => expect(other.said).toContain('CHANNEL_ERROR'))

    expect(own.said.filter((one) => one === 'SUBSCRIBED')).toHaveLength(1)
    await stranger.removeChannel(other.channel)
  })

  test('a long record is sent without its long values, and says so', async () => {
    const listener = await listen(owner, { table: 'notes' })
    const id = await add(owner, { body: 'x'.repeat(70_000), place: 77 })
    await listener.hears(77)

    expect(listener.heard).toMatchObject([
      { new: { id, place: 77 }, errors: ['Error 413: Payload Too Large'] },
    ])
    expect(listener.heard[0]?.new).not.toHaveProperty('body')
  })

  test('a trigger that tells something else harms nobody', async () => {
    const listener = await listen(owner, { table: 'notes' })
    for (const payload of [
      'x',
      '{}',
      '[1]',
      '{"schema":"public","table":"notes","type":"INSERT","at":"now","key":{"id":"none"}}',
    ]) {
      await world.db.query(`select pg_notify('announced_changes', $1)`, [payload])
    }
    await eventually(() =>
      expect(listener.said.filter((one) => one === 'SUBSCRIBED')).toHaveLength(2),
    )
    await add(owner, { body: 'still there' })
    await listener.hears('still there')
  })
})
