import { randomUUID } from 'node:crypto'
import { ROOM_FILES_BUCKET, roomFilePath } from '@podium/domain'
import { ENGINES, startWorld } from '@podium/testing'
import { expect, test } from 'vitest'
import { forgetUnusedRoomFiles } from './forget-unused-room-files.ts'

test.each(ENGINES)(
  'files of rooms that no message has are forgotten after a day on %s',
  async (engine) => {
    await using world = await startWorld(engine)
    const client = await world.signUp()
    const [project] = await world.db.query<{ id: string }>(
      'insert into projects (client_id, title) values ($1, $2) returning id',
      [client.id, 'A project'],
    )
    const room = project?.id ?? ''
    const keep = async (ageHours: number) => {
      const [id, version] = [randomUUID(), randomUUID()]
      await world.db.batch([
        { text: `insert into storage.orphaned_files values ($1, 'infinity')`, values: [version] },
        {
          text: `insert into storage.objects (bucket_id, name, version, metadata, created_at)
               values ($1, $2, $3, '{}', now() - $4 * interval '1 hour')`,
          values: [ROOM_FILES_BUCKET, roomFilePath(room, id), version, ageHours],
        },
      ])
      return id
    }
    const [sent, young] = [await keep(30), await keep(20)]
    await keep(30)
    await world.db.query(
      `with message as (
       insert into room_messages (project_id, position, author_id, text) values ($1, 1, $2, 'See file') returning position)
     insert into room_files (id, project_id, position, place, name, type, size)
     select $3, $1, position, 1, 'Brief.pdf', 'application/pdf', 9 from message`,
      [room, client.id, sent],
    )

    await forgetUnusedRoomFiles(world.db)

    const kept = await world.db.query<{ name: string }>('select name from storage.objects')
    expect(kept.map(({ name }) => name).sort()).toEqual(
      [sent, young].map((id) => roomFilePath(room, id)).sort(),
    )
  },
)
