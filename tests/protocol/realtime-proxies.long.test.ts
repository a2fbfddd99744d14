import { PROXIES, startProxy, startWorld } from '@podium/testing'
import { createClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { askAdmin } from './ask-admin.ts'
import { listen } from './realtime-clients.ts'
import { staffRoom } from './staff-room.ts'

test.each(PROXIES)('an open room hears through %s', async (proxy) => {
  await using world = await startWorld('postgres', { trustProxy: 1 })
  const { id, client, member } = await staffRoom(world)
  await using front = await startProxy(proxy, [Number(new URL(world.url).port)])
  const there = createClient(`http://127.0.0.1:${front.port}`, world.anonKey, {
    auth: { persistSession: false },
  })
  await there.auth.signInWithPassword(member)
  const listener = await listen(there, { table: 'room_messages', filter: `project_id=eq.${id}` })
  const sent = { text: 'Bonjour', mentions: [] }
  const path = `/projects/${id}/room/messages`
  const answer = await askAdmin({ url: world.url, caller: client }, path, { method: 'POST', sent })
  await listener.hears('Bonjour')
  await there.removeAllChannels()

  expect(answer.status).toBe(201)
})
