import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  ROOM_FILE_MAX_BYTES,
  ROOM_FILE_TYPES,
  ROOM_FILES_BUCKET,
  type Room,
  type RoomFile,
  room,
  roomFilePath,
  roomFileType,
} from '@podium/domain'
import { type Person, SERVICE_ENGINES } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { worldOf } from '@podium/testing/suite'
import { beforeAll, describe, expect, test } from 'vitest'
import { askAdmin } from './ask-admin.ts'
import { staffRoom } from './staff-room.ts'

const PDF = '%PDF-1.7 a small one'

describe.each(SERVICE_ENGINES)('files of a room on %s', (engine) => {
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

  const files = (by: Pick<Person, 'storage'>) => by.storage.from(ROOM_FILES_BUCKET)
  const ask = (path: string, by: Person, sent?: unknown, method = sent ? 'POST' : 'GET') =>
    askAdmin({ url: world.url, caller: by }, `/projects/${id}/room${path}`, { method, sent })
  const roomFor = async (by: Person): Promise<Room> => room.parse((await ask('', by)).body)

  /** Stores a file for the room; tells its id, or why it was refused. */
  async function store(by: Person, name: string, content: string | Uint8Array<ArrayBuffer> = PDF) {
    const file = randomUUID()
    const blob = new Blob([content], { type: roomFileType(name) ?? 'text/html' })
    const { error } = await files(by).upload(roomFilePath(id, file), blob)
    return { file, refused: error?.message }
  }
  /** Writes a message with one file. */
  async function send(by: Person, name = 'Brief.pdf', content = PDF): Promise<RoomFile> {
    const { file } = await store(by, name, content)
    const answer = await ask('/messages', by, { text: 'See file', files: [{ id: file, name }] })
    const [sent] = room.parse(answer.body).messages.at(-1)?.files ?? []
    if (sent === undefined) throw new Error(`No file: ${JSON.stringify(answer.body)}`)
    return sent
  }
  const download = async (by: Person, file: string) => {
    const { data } = await files(by).download(roomFilePath(id, file))
    return data?.text()
  }
  /** Files in the store; both engines of the tests keep them on the disk. */
  const kept = async () =>
    (
      await readdir(join(world.dataDir, 'objects'), { recursive: true, withFileTypes: true })
    ).filter((entry) => entry.isFile()).length
  const objects = async () =>
    (await world.db.query('select from storage.objects where bucket_id = $1', [ROOM_FILES_BUCKET]))
      .length

  test('are read by who is in the room, as downloads only; the bucket takes the kinds that are promised', async () => {
    const sent = await send(client, 'Cahier des charges – v2.pdf')
    const picture = await store(member, 'a.gif', 'GIF89a a picture')
    await ask('/messages', member, { text: 'Look', files: [{ id: picture.file, name: 'a.gif' }] })
    const { data } = await other.auth.getSession()
    const shown = await fetch(
      `${world.url}/storage/v1/object/authenticated/room-files/${roomFilePath(id, picture.file)}`,
      { headers: { authorization: `Bearer ${data.session?.access_token}` } },
    )
    const asPublic = await fetch(
      `${world.url}/storage/v1/object/public/room-files/${roomFilePath(id, sent.id)}`,
    )
    const [bucket] = await world.db.query<{ types: string[]; size: string }>(
      'select allowed_mime_types as types, file_size_limit as size from storage.buckets where id = $1',
      [ROOM_FILES_BUCKET],
    )

    expect(sent).toEqual({
      ...{ id: sent.id, name: 'Cahier des charges – v2.pdf' },
      ...{ type: 'application/pdf', size: PDF.length },
    })
    expect(await Promise.all([client, member, other].map((by) => download(by, sent.id)))).toEqual([
      PDF,
      PDF,
      PDF,
    ])
    expect(await download(stranger, sent.id)).toBeUndefined()
    expect(await download(admin, sent.id)).toBeUndefined()
    expect(asPublic.status).toBe(400)
    expect(shown.headers.get('content-disposition')).toBe('attachment')
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
    expect(shown.headers.get('content-security-policy')).toContain('sandbox')
    expect(new Set(bucket?.types)).toEqual(new Set(Object.values(ROOM_FILE_TYPES)))
    expect(Number(bucket?.size)).toBe(ROOM_FILE_MAX_BYTES)
  })

  test('are stored by who is in the room, of their kind, and hang on a message of their sender once', async () => {
    const { file } = await store(member, 'Plan.pdf')
    const write = async (by: Person, sent: object[]) =>
      (await ask('/messages', by, { text: 'Files', files: sent })).body
    const before = (await roomFor(client)).messages.length
    const refused = [
      await write(client, [{ id: file, name: 'Plan.pdf' }]), // somebody else’s
      await write(member, [{ id: randomUUID(), name: 'Plan.pdf' }]), // never stored
      await write(member, [{ id: file, name: 'Plan.txt' }]), // of another kind
      await write(member, [
        { id: file, name: 'Plan.pdf' },
        { id: file, name: 'Plan.pdf' },
      ]),
    ]
    const wrongNames = [
      ...['Plan.html', 'Plan.svg', '.pdf', '../Plan.pdf', 'a\\b.pdf', `${'a'.repeat(117)}.pdf`],
      'Plan',
    ]
    const misnamed = await Promise.all(
      wrongNames.map((name) => write(member, [{ id: file, name }])),
    )
    const many = Array.from({ length: 6 }, () => ({ id: file, name: 'a.pdf' }))
    const tooMany = await write(member, many)
    const after = (await roomFor(client)).messages.length
    const long = `${'a'.repeat(116)}.pdf`
    const most: { id: string; name: string }[] = []
    while (most.length < 5) most.push({ id: (await store(member, 'Plan.pdf')).file, name: long })
    await write(member, most)
    const largest = (await roomFor(client)).messages.at(-1)?.files
    await write(member, [{ id: file, name: 'fdp.\u202ePlan.pdf' }])
    const twice = await write(member, [{ id: file, name: 'Plan.pdf' }])

    for (const answer of [...refused, twice])
      expect(answer).toMatchObject({ code: 'room_file_unknown' })
    for (const answer of [...misnamed, tooMany])
      expect(answer).toMatchObject({ code: 'validation_failed' })
    expect(after).toBe(before)
    expect(largest?.map(({ name }) => name)).toEqual(Array.from({ length: 5 }, () => long))
    expect((await roomFor(client)).messages.at(-1)?.files).toMatchObject([{ name: 'fdp.Plan.pdf' }])
    for (const by of [stranger, admin])
      expect((await store(by, 'a.pdf')).refused).toContain('row-level security')
    expect((await store(member, 'a.html')).refused).toContain('not supported')
    expect((await store(member, 'a.pdf', '<script>alert(1)</script>')).refused).toContain('no app')
    expect((await store(member, 'a.docx', 'PK')).refused).toContain('The content is no')
    expect((await store(member, 'a.txt', 'a\0b')).refused).toContain('The content is no text')
    expect((await store(member, 'a.csv', 'a;é\n1;2')).refused).toBeUndefined()
    expect((await store(member, 'a.xlsx', 'PK\x03\x04…')).refused).toBeUndefined()
    const pdf = new Blob([PDF], { type: 'application/pdf' })
    const changed = await files(member).update(roomFilePath(id, file), pdf)
    expect(changed.error).not.toBeNull()
    expect((await files(member).remove([roomFilePath(id, file)])).data).toEqual([])
  })

  test('go with themselves, their message, or the account of their sender, from the store too', async () => {
    const { file: loose } = await store(other, 'loose.txt', 'loose')
    const sent = {
      own: await send(client),
      message: await send(client),
      account: await send(other),
    }
    const foreign = await ask(`/files/${sent.own.id}`, member, undefined, 'DELETE')
    const exported = await askAdmin({ url: world.url, caller: other }, '/account/export')
    const [had, stored] = [await kept(), await objects()]
    const cut = await ask(`/files/${sent.own.id}`, client, undefined, 'DELETE')
    const position = (await roomFor(client)).messages.find(({ files: [file] }) => {
      return file?.id === sent.message.id
    })?.position
    await ask(`/messages/${position}`, client, undefined, 'DELETE')
    const gone = await Promise.all([sent.own, sent.message].map((one) => download(member, one.id)))
    const left = await askAdmin({ url: world.url, caller: other }, '/account/delete', {
      method: 'POST',
      sent: { password: other.password },
    })

    expect(foreign).toMatchObject({ status: 404, body: { code: 'room_file_not_found' } })
    expect([cut.status, left.status]).toEqual([200, 200])
    expect(gone).toEqual([undefined, undefined])
    expect(exported.body).toMatchObject({
      room_files: [{ name: 'Brief.pdf', type: 'application/pdf' }],
      files: [
        { name: roomFilePath(id, loose) },
        {
          address: `/storage/v1/object/authenticated/room-files/${roomFilePath(id, sent.account.id)}`,
        },
      ],
    })
    expect(await objects()).toBe(stored - 4)
    await eventually(async () => expect(await kept()).toBe(had - 4))
  })

  test('of a full room are refused with what it is', async () => {
    await world.db.query(
      `insert into storage.orphaned_files (version, due_at)
       select gen_random_uuid(), now() + interval '1 hour' from generate_series(1, 2)`,
    )
    await world.db.query(
      `insert into storage.objects (bucket_id, name, owner_id, version, metadata)
       select 'room-files', $1::text || '/' || version, '', version, '{"size": 131072000}'
       from storage.orphaned_files where due_at > now()`,
      [id],
    )
    expect((await store(client, 'a.pdf')).refused).toBe('The room is full')
    await world.db.query(`delete from storage.objects where owner_id = ''`)
    expect((await store(client, 'a.pdf')).refused).toBeUndefined()
  })

  test('that no message has are few for one person, so that nobody fills the room unseen', async () => {
    await world.db.query('delete from storage.objects where owner_id = $1', [member.id])
    await send(member)
    await world.db.query(
      `with stored as (
         insert into storage.orphaned_files (version, due_at)
         select gen_random_uuid(), 'infinity' from generate_series(1, 49) returning version)
       insert into storage.objects (bucket_id, name, owner_id, version, metadata)
       select 'room-files', $1::text || '/' || version, $2, version, '{"size": 1}' from stored`,
      [id, member.id],
    )
    const last = await store(member, 'Plan.pdf')
    const refused = await store(member, 'Plan.pdf')
    const others = await store(client, 'Plan.pdf')
    await ask('/messages', member, { text: 'Plan', files: [{ id: last.file, name: 'Plan.pdf' }] })
    const after = await store(member, 'Plan.pdf')

    expect(last.refused).toBeUndefined()
    expect(refused.refused).toBe('Your storage is full')
    expect(others.refused).toBeUndefined()
    expect(after.refused).toBeUndefined()
  })

  test('of one person are a share of the room, also those that were sent', async () => {
    await world.db.query('delete from storage.objects where owner_id = $1', [member.id])
    await world.db.query(
      `with stored as (
         insert into storage.orphaned_files (version, due_at)
         select gen_random_uuid(), 'infinity' from generate_series(1, 199) returning version
       ), message as (
         insert into room_messages (project_id, position, author_id, text)
         select $1::uuid, 1000 + place, $2::uuid, 'Files' from generate_series(1, 40) as place returning position
       ), object as (
         insert into storage.objects (bucket_id, name, owner_id, version, metadata)
         select 'room-files', $1::text || '/' || version, $2::text, version, '{"size": 1}' from stored
       )
       insert into room_files (id, project_id, position, place, name, type, size)
       select version::uuid, $1::uuid, 1001 + (place - 1) / 5, 1 + (place - 1) % 5, 'a.pdf', 'application/pdf', 1
       from (select version, row_number() over () as place from stored) as numbered`,
      [id, member.id],
    )
    const last = await store(member, 'Plan.pdf')
    const refused = await store(member, 'Plan.pdf')
    const others = await store(client, 'Plan.pdf')

    expect(last.refused).toBeUndefined()
    expect(refused.refused).toBe('Your share of the room is full')
    expect(others.refused).toBeUndefined()
    await world.db.query('delete from room_messages where position > 1000')
  })

  test('are taken out by the client, which the room says; by nobody else but their sender', async () => {
    const sent = await send(member)
    const clients = await send(client)
    const remove = (by: Person, file: RoomFile) => ask(`/files/${file.id}`, by, undefined, 'DELETE')

    const byOther = await remove(member, clients)
    const byClient = await remove(client, sent)
    const again = await remove(client, sent)
    await remove(client, clients)

    expect(byOther).toMatchObject({ status: 404, body: { code: 'room_file_not_found' } })
    const { messages } = room.parse(byClient.body)
    expect(messages.at(-2)).toMatchObject({ files: [], removed_files: 1 })
    expect((await roomFor(client)).messages.at(-1)).toMatchObject({ files: [], removed_files: 0 })
    expect(again.status).toBe(404)
    expect(await download(member, sent.id)).toBeUndefined()
    // Both messages have changed, so that open rooms hear of it.
    expect(
      await world.db.query(
        'select from room_messages where project_id = $1 and position = any ($2) and changed_at is not null',
        [id, messages.slice(-2).map(({ position }) => position)],
      ),
    ).toHaveLength(2)
  })

  test('go with the project', async () => {
    const sent = await send(client)
    await world.db.query('delete from public.projects where id = $1', [id])

    expect(await download(client, sent.id)).toBeUndefined()
    expect(
      await world.db.query('select from storage.objects where name = $1', [
        roomFilePath(id, sent.id),
      ]),
    ).toEqual([])
  })
})
