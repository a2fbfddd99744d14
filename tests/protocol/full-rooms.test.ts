import { ROOM_DECISIONS_MAX, ROOM_MESSAGES_MAX } from '@podium/domain'
import { SERVICE_ENGINES } from '@podium/testing'
import { worldOf } from '@podium/testing/suite'
import { describe, expect, test } from 'vitest'
import { askAdmin } from './ask-admin.ts'
import { staffRoom } from './staff-room.ts'

describe.each(SERVICE_ENGINES)('a room on %s', (engine) => {
  const world = worldOf(engine)

  test('holds so many messages and decisions, and no more', async () => {
    const { id, client } = await staffRoom(world)
    const say = (path: string, sent: object) =>
      askAdmin({ url: world.url, caller: client }, `/projects/${id}/room${path}`, {
        method: 'POST',
        sent,
      })
    await world.db.query(
      `insert into room_messages (project_id, position, author_id, text) values ($1, $2, $3, 'Presque')`,
      [id, ROOM_MESSAGES_MAX - 1, client.id],
    )
    await world.db.query(
      `insert into room_decisions (project_id, text, author_id)
       select $1, 'Décision ' || place, $2 from generate_series(2, $3::integer) as place`,
      [id, client.id, ROOM_DECISIONS_MAX],
    )

    const last = [
      await say('/messages', { text: 'La dernière' }),
      await say('/decisions', { text: 'La dernière', message: null }),
    ]
    const over = [
      await say('/messages', { text: 'Encore' }),
      await say('/decisions', { text: 'Encore', message: null }),
    ]

    expect(last.map(({ status }) => status)).toEqual([201, 201])
    for (const refused of over)
      expect(refused).toMatchObject({ status: 409, body: { code: 'room_full' } })
  })
})
