import { hireProfessionals } from '@podium/testing/hire-professionals'
import { signInAs, staffProject } from '@podium/testing/staff-project'
import { callApi } from './call-api.ts'
import { expect, test } from './fixtures.ts'
import { openAs } from './sign-in.ts'

/** Longest time until news shows in a room that is looked at, in milliseconds (issue 14, point 9). */
const FRESH_MS = 10_000

test('without a socket a room has its news within ten seconds: new messages, and earlier ones edited and deleted', async ({
  page,
  world,
  texts,
}) => {
  const { room } = texts.plan
  await hireProfessionals(world.db, 2)
  const client = await world.signUp({ complete: true })
  const { id, members } = await staffProject(world, client)
  const [staffed] = members
  if (staffed === undefined) throw new Error('The team is empty')
  const member = await signInAs(world, staffed)
  await world.db.query(
    `insert into room_messages (project_id, position, author_id, text)
     select $1, place, $2, 'Message ' || place || '.' from generate_series(1, 60) as place`,
    [id, member.id],
  )
  await page.routeWebSocket('**/realtime/**', (socket) => socket.close())
  await page.clock.install()
  await openAs(page, `/dashboard/projects/${id}/room`, client)
  const thread = page.getByRole('log', { name: room.thread, exact: true })
  await expect(thread.getByText('Message 60.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: room.earlier, exact: true }).click()
  await expect(thread.getByText('Message 3.', { exact: true })).toBeVisible()

  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const path = `/projects/${id}/room/messages`
  for (const call of [
    { method: 'PATCH', path: `${path}/3`, sent: { text: 'Not so.' } },
    { method: 'DELETE', path: `${path}/4` },
    { method: 'POST', path, sent: { text: 'Seen soon' } },
  ])
    await callApi(world, member, call)
  const asked = page.waitForRequest(/\/room\?since=/)
  await page.clock.runFor(FRESH_MS)
  expect(await (await (await asked).response())?.text()).toContain('Seen soon')
  await page.clock.resume()

  await expect(thread.getByText('Seen soon', { exact: true })).toBeVisible()
  await expect(thread.getByText('Not so.', { exact: true })).toBeVisible()
  await expect(thread.getByText('Message 3.', { exact: true })).toHaveCount(0)
  await expect(thread.getByText('Message 4.', { exact: true })).toHaveCount(0)
  await expect(thread.getByText(room.deleted, { exact: true })).toHaveCount(1)
  await expect(thread.getByText('Message 5.', { exact: true })).toBeVisible()
})
