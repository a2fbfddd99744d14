import { hireProfessionals } from '@podium/testing/hire-professionals'
import { signInAs, staffProject } from '@podium/testing/staff-project'
import { expect, test } from './fixtures.ts'
import { openAs } from './sign-in.ts'

test('a message appears in an open room that asks for nothing, and the socket comes with the room', async ({
  page,
  world,
}) => {
  await hireProfessionals(world.db, 2)
  const client = await world.signUp({ complete: true })
  const { id, members } = await staffProject(world, client)
  const [staffed] = members
  if (staffed === undefined) throw new Error('The team is empty')
  const member = await signInAs(world, staffed)
  // Without intervals of 5 s and more, as rooms have: only the socket can tell.
  await page.addInitScript(() => {
    const original = globalThis.setInterval
    globalThis.setInterval = Object.assign(
      (work: () => void, ms?: number) => ((ms ?? 0) >= 5000 ? 0 : original(work, ms)),
      original,
    )
  })
  const sockets: string[] = []
  const told: string[] = []
  page.on('websocket', (socket) => {
    sockets.push(socket.url())
    socket.on('framereceived', ({ payload }) => told.push(String(payload)))
  })
  await openAs(page, '/dashboard', client)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(sockets).toEqual([])

  await page.goto(`/dashboard/projects/${id}/room`)
  await expect.poll(() => told.join()).toContain('Subscribed to PostgreSQL')
  const { data } = await member.auth.getSession()
  const sent = await fetch(`${world.url}/api/projects/${id}/room/messages`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${data.session?.access_token}`,
    },
    body: JSON.stringify({ text: 'Seen at once', mentions: [] }),
  })
  expect(sent.ok).toBe(true)
  await expect(page.getByText('Seen at once', { exact: true })).toBeVisible()
  expect(told.join()).toContain('Seen at once')
})
