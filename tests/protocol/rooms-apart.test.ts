import { room } from '@podium/domain'
import { SERVICE_ENGINES } from '@podium/testing'
import { staffProject } from '@podium/testing/staff-project'
import { worldOf } from '@podium/testing/suite'
import { describe, expect, test } from 'vitest'
import { askAdmin } from './ask-admin.ts'
import { staffRoom } from './staff-room.ts'

describe.each(SERVICE_ENGINES)('rooms of two projects on %s', (engine) => {
  const world = worldOf(engine)

  test('a decision is withdrawn in its own room alone', async () => {
    const { id, client } = await staffRoom(world)
    const outsider = await world.signUp()
    const elsewhere = await staffProject(world, outsider)
    const ask = (caller: typeof client, path: string, sent?: object) =>
      askAdmin({ url: world.url, caller }, path, { method: sent ? 'POST' : 'GET', sent })
    const decision = { text: 'Ours', message: null }
    const [ours] = room.parse(
      (await ask(client, `/projects/${id}/room/decisions`, decision)).body,
    ).decisions

    const path = `/projects/${elsewhere.id}/room/decisions/${ours?.id}/withdrawal`
    const refused = await ask(outsider, path, {})

    expect(refused).toMatchObject({ status: 404, body: { code: 'room_decision_not_found' } })
    const { decisions } = room.parse((await ask(client, `/projects/${id}/room`)).body)
    expect(decisions).toMatchObject([{ text: 'Ours', withdrawn: null }])
  })
})
