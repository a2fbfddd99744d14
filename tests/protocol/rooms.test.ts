import {
  projectDetail,
  type Room,
  type RoomInShort,
  room,
  roomList,
  roomNews,
  roomView,
} from '@podium/domain'
import { type Person, SERVICE_ENGINES } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { worldOf } from '@podium/testing/suite'
import { beforeAll, describe, expect, test } from 'vitest'
import { askAdmin } from './ask-admin.ts'
import { staffRoom } from './staff-room.ts'

describe.each(SERVICE_ENGINES)('the room of a project on %s', (engine) => {
  const world = worldOf(engine)
  let id: string
  let client: Person
  let member: Person
  let other: Person
  let stranger: Person
  let admin: Person
  beforeAll(async () => {
    ;({ id, client, member, other, stranger, admin } = await staffRoom(world))
  })

  const ask = (path: string, by: Person, sent?: unknown, method = sent ? 'POST' : 'GET') =>
    askAdmin({ url: world.url, caller: by }, `/projects/${id}/room${path}`, { method, sent })
  const roomFor = async (by: Person): Promise<Room> => room.parse((await ask('', by)).body)
  const write = async (by: Person, text: string, mentions: string[] = []) => {
    const written = room.parse((await ask('/messages', by, { text, mentions })).body)
    return written.messages.at(-1)?.position ?? 0
  }
  const ownRooms = async (by: Person): Promise<RoomInShort[]> =>
    roomList.parse((await askAdmin({ url: world.url, caller: by }, '/rooms')).body)
  const read = (by: Person, sent: object) => ask('/reader', by, sent, 'PATCH')
  const rowsFor = async (by: Person) =>
    (await by.from('room_messages').select('position')).data?.length

  test('a message shows something: blanks and characters without a width are none', async () => {
    for (const text of [' ', '\u200b', '\u200b \u2060\n\ufeff']) {
      expect(await ask('/messages', client, { text })).toMatchObject({ status: 400 })
      expect(await ask('/decisions', client, { text, message: null })).toMatchObject({
        status: 400,
      })
    }
  })

  test('is read and written by the client and the team alone; an admin leaves an audit entry', async () => {
    const position = await write(client, 'Bonjour à tous', [member.id])
    await write(member, 'Bonjour')
    const strangers = [await ask('', stranger), await ask('', admin)]
    const writes = [
      await ask('/messages', stranger, { text: 'Me too' }),
      await ask('/messages', admin, { text: 'Me too' }),
    ]
    const outsider = await ask('/messages', client, { text: '@you', mentions: [stranger.id] })
    const path = `/admin/projects/${id}/room`
    const call = { method: 'POST', sent: { reason: 'Plainte reçue' } }
    const unsaid = [{}, { reason: ' ' }].map((sent) =>
      askAdmin({ url: world.url, caller: admin }, path, { method: 'POST', sent }),
    )
    for (const { status } of await Promise.all(unsaid)) expect(status).toBe(400)
    const asAdmin = await askAdmin({ url: world.url, caller: admin }, path, call)
    await askAdmin({ url: world.url, caller: admin }, `${path}?before=2`, call)
    const asClient = await askAdmin({ url: world.url, caller: client }, path, call)
    const entries = await world.db.query(
      `select actor_id from audit_log where action = 'project.read_room' and target_id = $1`,
      [id],
    )

    const seen = await roomFor(other)
    expect(seen.people.map((one) => one.id)).toContain(member.id)
    expect(seen.people[0]).toMatchObject({ id: client.id, is_client: true })
    expect(seen).toMatchObject({ is_client: false, is_open: true, read: 0 })
    // Its people read why, once for the whole of it.
    expect(seen.readings).toMatchObject([{ reason: 'Plainte reçue' }])
    await expect(world.db.query(`update room_readings set reason = 'Autre'`)).rejects.toMatchObject(
      { constraint: 'room_readings_kept' },
    )
    expect(seen.messages).toMatchObject([
      {
        position,
        text: 'Bonjour à tous',
        author: { id: client.id },
        mentions: [{ id: member.id }],
      },
      { text: 'Bonjour', author: { id: member.id }, edited_at: null },
    ])
    for (const refused of [...strangers, ...writes])
      expect(refused).toMatchObject({ status: 404, body: { code: 'project_not_found' } })
    expect(outsider).toMatchObject({ status: 422, body: { code: 'room_person_unknown' } })
    expect(roomView.parse(asAdmin.body).messages).toHaveLength(2)
    expect(asClient.status).toBe(403)
    expect(entries).toEqual([{ actor_id: admin.id }])
    expect(await Promise.all([client, other, stranger, admin].map(rowsFor))).toEqual([2, 2, 0, 0])
  })

  test('its messages are changed and deleted by their author alone, and say so', async () => {
    const position = await write(member, 'Firt')
    const path = `/messages/${position}`
    const foreign = [
      await ask(path, client, { text: 'Mine now' }, 'PATCH'),
      await ask(path, client, undefined, 'DELETE'),
    ]
    await ask(path, member, { text: 'First', mentions: [client.id] }, 'PATCH')
    const edited = (await roomFor(client)).messages.at(-1)
    await ask(path, member, undefined, 'DELETE')
    const deleted = (await roomFor(client)).messages.at(-1)
    const again = await ask(path, member, { text: 'Back' }, 'PATCH')

    for (const refused of [...foreign, again])
      expect(refused).toMatchObject({ status: 404, body: { code: 'room_message_not_found' } })
    expect(edited).toMatchObject({
      text: 'First',
      is_deleted: false,
      mentions: [{ id: client.id }],
    })
    expect(edited?.edited_at).not.toBeNull()
    expect(deleted).toMatchObject({ position, text: '', is_deleted: true, mentions: [] })
    await expect(
      world.db.query(
        `update room_messages set text = 'Back', deleted_at = null where position = $1`,
        [position],
      ),
    ).rejects.toMatchObject({ constraint: 'room_messages_deleted' })
  })

  test('a decision stays as it was recorded, until it is withdrawn and says by whom', async () => {
    const message = await write(client, 'Let us take the blue one, shall we?')
    const decide = (by: Person, text: string, from: number | null) =>
      ask('/decisions', by, { text, message: from })
    await decide(member, 'The blue one', message)
    const recorded = room.parse((await decide(other, 'Monday at nine', null)).body).decisions
    const removed = await write(client, 'Let us not')
    await ask(`/messages/${removed}`, client, undefined, 'DELETE')
    const unknown = [
      await decide(client, 'Nothing', 9999),
      await decide(client, 'Nothing', removed),
    ]
    const [late, blue] = recorded
    const withdraw = (by: Person, decision: string | undefined) =>
      ask(`/decisions/${decision}/withdrawal`, by, {})
    const foreign = await withdraw(member, late?.id)
    const rival = await world.signUp()
    const call = { method: 'POST', sent: { text: 'Un site vitrine.' } }
    const begun = await askAdmin({ url: world.url, caller: rival }, '/projects', call)
    const theirs = projectDetail.parse(begun.body).id
    const elsewhere = await askAdmin(
      { url: world.url, caller: rival },
      `/projects/${theirs}/room/decisions/${late?.id}/withdrawal`,
      { method: 'POST' },
    )
    await withdraw(client, late?.id)
    const twice = await withdraw(client, late?.id)
    await ask(`/messages/${message}`, client, undefined, 'DELETE')

    for (const refused of unknown)
      expect(refused).toMatchObject({ status: 404, body: { code: 'room_message_not_found' } })
    for (const refused of [foreign, elsewhere, twice])
      expect(refused).toMatchObject({ status: 404, body: { code: 'room_decision_not_found' } })
    expect((await roomFor(member)).decisions).toMatchObject([
      { text: 'Monday at nine', message: null, withdrawn: { by: { id: client.id } } },
      { id: blue?.id, text: 'The blue one', message, author: { id: member.id }, withdrawn: null },
    ])
    await expect(
      world.db.query(`update room_decisions set text = 'The red one'`),
    ).rejects.toMatchObject({ constraint: 'room_decisions_kept' })
  })

  test('unread messages of others are counted until they are read', async () => {
    const before = await ownRooms(other)
    const position = await write(client, 'News for @you', [other.id])
    await write(other, 'My own')
    const unread = await ownRooms(other)
    await read(other, { read: position })
    await read(other, { read: 1 })
    const after = await ownRooms(other)

    expect(unread[0]).toMatchObject({ project_id: id, unread: (before[0]?.unread ?? 0) + 1 })
    expect(unread[0]?.mentioned).toBe(true)
    expect(after).toMatchObject([{ unread: 0, mentioned: false }])
    expect(await ownRooms(stranger)).toEqual([])
  })

  test('earlier messages come page by page', async () => {
    await world.db.query(
      `insert into room_messages (project_id, position, author_id, text)
       select $1, place, $2, 'Message ' || place
       from generate_series((select max(position) + 1 from room_messages where project_id = $1), 60) as place`,
      [id, client.id],
    )
    const newest = await roomFor(member)
    const [first] = newest.messages
    const earlier = room.parse((await ask(`?before=${first?.position}`, member)).body)

    expect([newest.messages.length, newest.has_earlier, first?.position]).toEqual([50, true, 11])
    expect(earlier.messages.map(({ position }) => position)).toEqual(
      Array.from({ length: 10 }, (_, at) => at + 1),
    )
    expect(earlier.has_earlier).toBe(false)
    const page = room.parse((await ask('?before=51', member)).body)
    expect([page.messages.length, page.has_earlier]).toEqual([50, false])
  })

  test('of earlier messages one is told what changed since one last asked, unless that is too much', async () => {
    const since = async (instant: string, by = member) =>
      roomNews.parse((await ask(`?since=${instant}`, by)).body)
    const before = roomNews.parse((await ask('', member)).body)
    await ask('/messages/12', client, { text: 'Edited' }, 'PATCH') // one of the newest
    await ask('/messages/10', client, { text: 'Edited' }, 'PATCH')
    await ask('/messages/11', client, undefined, 'DELETE')
    await world.db.query(
      `insert into room_messages (project_id, position, author_id, text)
       select $1, place, $2, 'Message ' || place from generate_series(61, 62) as place`,
      [id, client.id],
    )
    const { changed } = await since(before.as_of)
    const later = new Date(Date.parse(before.as_of) + 3_600_000).toISOString()
    const unchanged = await since(later)
    await world.db.query(
      `insert into room_messages (project_id, position, author_id, text)
       select $1, place, $2, 'Message ' || place from generate_series(63, 300) as place`,
      [id, client.id],
    )
    await world.db.query('update room_messages set edited_at = now() where deleted_at is null')
    const tooMany = await since(before.as_of)

    expect(before.changed).toEqual([])
    // What changed in the minute before is told again.
    expect(changed?.filter(({ position }) => position >= 10)).toMatchObject([
      { position: 10, text: 'Edited', is_deleted: false },
      { position: 11, text: '', is_deleted: true },
      { position: 12, text: 'Edited' },
    ])
    expect(unchanged.changed).toEqual([])
    expect([tooMany.messages.length, tooMany.changed]).toEqual([50, null])
    expect(await ask(`?since=yesterday`, member)).toMatchObject({ status: 400 })
    expect(await ask(`?since=${before.as_of}`, stranger)).toMatchObject({ status: 404 })
  })

  test('a mail tells of a mention that was not read after some minutes, one an hour, unless it is turned off', async () => {
    const subject = 'On vous attend dans la salle d’un projet'
    const told = async ({ email }: Person) =>
      (await world.mailbox(email)).filter((mail) => mail.subject === subject)
    const banned = await world.signUp({ role: 'professional' })
    for (const [role, guest] of [
      ['guest', stranger],
      ['banned', banned],
    ] as const)
      await world.db.query(
        `with seat as (
           insert into team_seats (team_id, role, labels, day_rates, days, start_on, finish_on)
           select teams.id, $3, '{"fr": "Invité", "en": "Guest"}', '{1}', 1, start_on, finish_on
           from teams where project_id = $1 returning team_id, role)
         insert into invitations (team_id, role, person_id, rank, day_rate, due_at, status, answered_at)
         select team_id, role, $2, 0, 1, now() + interval '1 day', 'accepted', now() from seat`,
        [id, guest.id, role],
      )
    await read(client, { mails_mentions: false })
    const first = await write(member, '@all', [client.id, other.id, stranger.id, banned.id])
    await world.db.query(`update auth.users set banned_until = '2099-01-01' where id = $1`, [
      banned.id,
    ])
    await read(other, { read: first })
    const own = await write(client, '@you', [member.id])
    await write(other, '@you too', [member.id, stranger.id])
    await world.db.query(
      `insert into room_readers (project_id, person_id, mailed_at) values ($1, $2, now() - interval '50 minutes')`,
      [id, stranger.id],
    )
    const waitLong = () =>
      world.db.query(
        `update room_mentions set created_at = created_at - interval '11 minutes' where position >= $1`,
        [first],
      )
    await waitLong()

    await eventually(async () => expect(await told(member)).toHaveLength(1))
    const [mail] = await told(member)
    expect(mail?.text).toContain(`/dashboard/projects/${id}/room`)
    for (const silent of [client, other, stranger, banned]) expect(await told(silent)).toEqual([])

    // Who is named anew in a message that was changed is told no sooner.
    await ask(`/messages/${own}`, client, { text: 'Nobody', mentions: [] }, 'PATCH')
    await ask(`/messages/${own}`, client, { text: '@you', mentions: [member.id] }, 'PATCH')
    await write(client, '@other', [other.id])
    await waitLong()
    await eventually(async () => expect(await told(other)).toHaveLength(1))
    expect(await told(member)).toHaveLength(1)

    // Whose hour was not over hears of what waits once it is, though others were told meanwhile.
    await world.db.query(
      `update room_readers set mailed_at = now() - interval '61 minutes' where person_id = $1`,
      [stranger.id],
    )
    await eventually(async () => expect(await told(stranger)).toHaveLength(1))
  })

  test('a plan that is missing is made even where no mention can be told', async () => {
    await world.db.query('alter table room_mentions rename to lost_mentions')
    await world.db.query(
      'delete from plans using teams where team_id = teams.id and project_id = $1',
      [id],
    )

    await eventually(async () =>
      expect(
        await world.db.query(
          'select from plans join teams on teams.id = team_id where project_id = $1',
          [id],
        ),
      ).toHaveLength(1),
    )
    await world.db.query('alter table lost_mentions rename to room_mentions')
  })

  test('a deleted account leaves places without words; whoever is released from the team loses the room', async () => {
    const kept = await write(member, 'Said while I was there')
    await write(other, 'My words')
    await ask('/decisions', other, { text: 'Agreed by all', message: null })
    const exported = await askAdmin({ url: world.url, caller: other }, '/account/export')
    await world.service.auth.admin.deleteUser(other.id)
    const left = await roomFor(client)
    // A deputy may have been asked for the seat meanwhile, and nobody is asked for a dissolved team.
    await world.db.transaction(async (tx) => {
      await tx.query('select from teams where project_id = $1 for update', [id])
      await tx.query(
        `update invitations set status = 'withdrawn', answered_at = now()
         from teams where team_id = teams.id and project_id = $1 and invitations.status = 'open'`,
        [id],
      )
      await tx.query(`update teams set status = 'dissolved' where project_id = $1`, [id])
    })
    const released = await ask('', member)
    const deletion = await ask(`/messages/${kept}`, member, undefined, 'DELETE')
    const closed = await ask('/messages', client, { text: 'Anybody?' })

    expect(exported.body).toMatchObject({ room_decisions: [{ text: 'Monday at nine' }, {}] })
    expect(JSON.stringify(exported.body)).toContain('My words')
    expect(left.messages.at(-1)).toMatchObject({ author: null, text: '', is_deleted: true })
    expect(left.decisions[0]).toMatchObject({ text: 'Agreed by all', author: null })
    for (const refused of [released, deletion])
      expect(refused).toMatchObject({ status: 404, body: { code: 'project_not_found' } })
    expect((await roomFor(client)).messages).toContainEqual(
      expect.objectContaining({ position: kept, text: 'Said while I was there' }),
    )
    expect(await rowsFor(member)).toBe(0)
    expect(await ownRooms(member)).toEqual([])
    expect(closed).toMatchObject({ status: 409, body: { code: 'project_step' } })
    expect((await roomFor(client)).is_open).toBe(false)
  })
})
