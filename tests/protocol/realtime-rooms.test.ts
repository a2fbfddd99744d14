import { freePort, type Person, SERVICE_ENGINES, startWorld } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { worldOf } from '@podium/testing/suite'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askAdmin } from './ask-admin.ts'
import { type Listener, listen } from './realtime-clients.ts'
import { runServer } from './run-server.ts'
import { staffRoom } from './staff-room.ts'

describe.each(SERVICE_ENGINES)('live rooms on %s', (engine) => {
  const world = worldOf(engine)
  let id: string
  let client: Person
  let member: Person
  let stranger: Person
  let admin: Person
  beforeAll(async () => {
    ;({ id, client, member, stranger, admin } = await staffRoom(world))
  })
  afterAll(() =>
    Promise.all([client, member, stranger, admin].map((one) => one.removeAllChannels())),
  )

  const ask = (path: string, by: Person, sent: unknown, method = 'POST') =>
    askAdmin({ url: world.url, caller: by }, path, { method, sent })
  const write = (text: string, by = client) =>
    ask(`/projects/${id}/room/messages`, by, { text, mentions: [] })
  const inRoom = (by: Person, filter = `project_id=eq.${id}`) =>
    listen(by, { table: 'room_messages', filter })
  const texts = ({ heard }: Listener) => heard.map((one) => 'text' in one.new && one.new.text)

  test('who is in the room hears each message, change and decision; nobody else hears anything', async () => {
    const listeners = await Promise.all([member, stranger, admin].map((one) => inRoom(one)))
    const everywhere = await listen(stranger, { table: 'room_messages' })
    const [own] = listeners
    const decisions = await listen(member, {
      table: 'room_decisions',
      filter: `project_id=eq.${id}`,
    })
    await write('Bonjour')
    await own?.hears('Bonjour')
    await ask(`/projects/${id}/room/messages/1`, client, { text: 'Bonsoir', mentions: [] }, 'PATCH')
    await own?.hears('Bonsoir')
    await ask(`/projects/${id}/room/decisions`, client, { text: 'In spring', message: null })
    await decisions.hears('In spring')
    const last = await inRoom(client)
    await write('The last')
    await last.hears('The last')
    await own?.hears('The last')

    expect(listeners.map(texts)).toEqual([['Bonjour', 'Bonsoir', 'The last'], [], []])
    expect(everywhere.heard).toEqual([])
  })

  test('what is written and decided announces its room, and nothing of its text', async () => {
    const announced: string[] = []
    const unlisten = await world.db.listen('announced_changes', (payload) =>
      announced.push(payload),
    )
    await write('Secret words')
    await ask(`/projects/${id}/room/decisions`, client, { text: 'Secret choice', message: null })
    await eventually(() => expect(announced).toHaveLength(2))
    await unlisten()

    expect(announced.map((payload) => JSON.parse(payload))).toMatchObject([
      { table: 'room_messages', key: { project_id: id } },
      { table: 'room_decisions', key: { project_id: id } },
    ])
    expect(announced.join()).not.toContain('Secret')
  })

  test('who has left the team hears nothing more', async () => {
    const [left, stays] = [await inRoom(member), await inRoom(client)]
    await write('Before')
    await left.hears('Before')
    const [invitation] = await world.db.query<{ id: string }>(
      `select id from invitations where person_id = $1 and status = 'accepted'`,
      [member.id],
    )
    const departure = await ask(`/invitations/${invitation?.id}/departure`, member, {
      reason: 'Malade',
    })
    await write('After')
    await stays.hears('After')

    expect(departure.status).toBe(200)
    expect(texts(left)).toEqual(['Before'])
  })
})

test('an instance tells what another one wrote, after a lost connection too, and closes its sockets when it stops', async () => {
  let databaseUrl = ''
  await using first = await startWorld(
    'postgres',
    {},
    {
      through(url) {
        databaseUrl = url
        return url
      },
    },
  )
  const { id, client, member } = await staffRoom(first)
  const port = await freePort('127.0.0.1')
  await using second = runServer({
    DATABASE_URL: databaseUrl,
    DATA_DIR: first.dataDir,
    PORT: String(port),
    PUBLIC_URL: first.url,
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    STOP_DRAIN: '0',
  })
  await second.ready
  const there = createClient(`http://127.0.0.1:${port}`, first.anonKey, {
    auth: { persistSession: false },
  })
  await there.auth.signInWithPassword(member)
  const listener = await listen(there, { table: 'room_messages', filter: `project_id=eq.${id}` })
  const write = (text: string) =>
    askAdmin({ url: first.url, caller: client }, `/projects/${id}/room/messages`, {
      method: 'POST',
      sent: { text, mentions: [] },
    })
  await write('Ici')
  await listener.hears('Ici')

  await first.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'podium listener'`,
  )
  await eventually(() =>
    expect(listener.said.slice(2)).toEqual([
      expect.stringContaining('missed'),
      'CHANNEL_ERROR',
      'SUBSCRIBED',
      'Subscribed to PostgreSQL',
    ]),
  )
  await write('De nouveau')
  await listener.hears('De nouveau')

  second.process.kill('SIGTERM')
  const { code } = await second.ended
  expect(code).toBe(0)
  await eventually(() => expect(listener.said.slice(6)).toContain('CHANNEL_ERROR'))
  await there.removeAllChannels()
})
