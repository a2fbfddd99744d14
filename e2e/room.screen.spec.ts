import type { Locator } from '@playwright/test'
import { hireProfessionals } from '@podium/testing/hire-professionals'
import { signInAs, staffProject } from '@podium/testing/staff-project'
import { findings } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { openPhone } from './open-phone.ts'
import { openAs } from './sign-in.ts'
import { TOO_SMALL } from './touch-targets.ts'

test('client and member write to each other: who is named reads it by themselves, and what is agreed stays', async ({
  page,
  browser,
  world,
  texts,
  language,
}) => {
  const { room } = texts.plan
  await hireProfessionals(world.db, 2)
  const client = await world.signUp({ complete: true })
  const { id, members } = await staffProject(world, client)
  const [staffed] = members
  if (staffed === undefined) throw new Error('The team is empty')
  const [named] = await world.db.query<{ name: string }>(
    `select btrim(concat_ws(' ', first_name, last_name)) as name from people where id = $1`,
    [staffed.id],
  )
  const name = named?.name ?? ''
  const path = `/dashboard/projects/${id}/room`
  const member = await signInAs(world, staffed)

  // Both look at the empty room; the member on a phone.
  await openAs(page, path, client)
  await expect(page.getByText(room.empty.title, { exact: true })).toBeVisible()
  expect(await findings(page)).toEqual([])
  const elsewhere = await openPhone(browser, { baseURL: world.url, locale: language })
  const phone = await elsewhere.newPage()
  await openAs(phone, path, member)
  await expect(phone.getByText(room.empty.title, { exact: true })).toBeVisible()
  const readers = page.getByRole('region', { name: room.people.title, exact: true })
  await expect(readers.getByRole('listitem')).toHaveCount(members.length + 1)

  // The client names them by keyboard; the other page shows it without being touched.
  const field = page.getByLabel(room.write.label, { exact: true })
  await field.fill('Light or dark, ')
  await field.pressSequentially(`@${name.slice(0, 3)}`)
  const people = page.getByRole('listbox', { name: room.write.people, exact: true })
  await expect(people.getByRole('option').first()).toBeVisible()
  await people.getByRole('option', { name }).first().hover()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(`Light or dark, @${name} `)
  await field.pressSequentially('?')
  await expect(field).toHaveAttribute('dir', 'auto')
  await page.keyboard.press('Control+Enter')
  const thread = page.getByRole('log', { name: room.thread, exact: true })
  await expect(thread.getByText(`@${name}`, { exact: true })).toBeVisible()
  await expect(field).toHaveValue('')
  const theirs = phone.getByRole('log', { name: room.thread, exact: true })
  await expect(theirs.getByText(`@${name}`, { exact: true })).toBeVisible()
  await expect(theirs.getByText(room.unread, { exact: true })).toBeHidden()
  expect(await phone.evaluate<string[]>(TOO_SMALL)).toEqual([])

  // They answer, and the client records it as a decision.
  await phone.getByLabel(room.write.label, { exact: true }).fill('The light one.')
  await phone.getByRole('button', { name: room.write.send, exact: true }).click()
  const answer = thread.getByText('The light one.', { exact: true })
  await expect(answer).toHaveAttribute('dir', 'auto')
  const menu = room.message.menu.replace('{{author}}', name)
  await thread.getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('menuitem', { name: room.message.decide, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: room.decide.title, exact: true })
  await expect(dialog.getByLabel(room.decide.text, { exact: true })).toHaveValue('The light one.')
  await dialog.getByRole('button', { name: room.decide.record, exact: true }).click()
  await expect(dialog).toBeHidden()
  const decisions = page.getByRole('region', { name: room.decisions.title, exact: true })
  await expect(decisions.getByText('The light one.', { exact: true })).toBeVisible()
  expect(await findings(page)).toEqual([])

  // The author takes their words back; the decision stays, and the draft of the next message survives.
  const own = room.message.menu.replace('{{author}}', name)
  await theirs.getByRole('button', { name: own, exact: true }).click()
  await phone.getByRole('menuitem', { name: room.message.delete, exact: true }).click()
  const question = phone.getByRole('alertdialog', { name: room.message.deleteTitle, exact: true })
  await question.getByRole('button', { name: room.message.delete, exact: true }).click()
  await expect(theirs.getByText(room.deleted, { exact: true })).toBeVisible()
  await field.fill('Half a sentence')
  await page.reload()
  await expect(thread.getByText(room.deleted, { exact: true })).toBeVisible()
  await expect(decisions.getByText('The light one.', { exact: true })).toBeVisible()
  await expect(field).toHaveValue('Half a sentence')

  // However long the thread, what is written and sent is in sight as the room opens.
  await field.fill(Array.from({ length: 60 }, (_, at) => `Point ${at + 1}`).join('\n'))
  await page.getByRole('button', { name: room.write.send, exact: true }).click()
  await expect(thread.getByText('Point 60')).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const screen of [page, phone]) {
    await screen.goto(path)
    await expect(screen.getByRole('log').getByText('Point 60')).toBeInViewport()
    const send = screen.getByRole('button', { name: room.write.send, exact: true })
    for (const part of [screen.getByLabel(room.write.label, { exact: true }), send]) {
      await expect(part).toBeInViewport({ ratio: 1 })
      expect(await isCovered(part)).toBe(false)
    }
    expect(await screen.evaluate('scrollY')).toBe(0)
  }
  await field.fill('Half a sentence')

  // What is unread leads to the room from where people find their projects; who is released loses it.
  await phone.goto('/dashboard')
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(texts.feed.title)
  expect(await phone.evaluate<string[]>(TOO_SMALL)).toEqual([])
  await field.fill('See you on Monday')
  await page.getByRole('button', { name: room.write.send, exact: true }).click()
  await expect(thread.getByText('See you on Monday', { exact: true })).toBeVisible()
  await phone.goto('/dashboard')
  await phone.getByRole('heading', { level: 1 }).tap()
  const bar = phone.getByRole('navigation', { name: texts.dashboard.shortcuts })
  const toRead = bar.getByRole('link', {
    name: texts.dashboard.toRead_one.replace('{{count}}', '1'),
  })
  await toRead.tap()
  await expect(phone).toHaveURL('/dashboard/invitations')
  const unread = phone.getByRole('region', { name: room.unread, exact: true })
  await unread.getByRole('link').click()
  await expect(theirs.getByText(room.unread, { exact: true })).toBeVisible()
  await expect(theirs.getByText('See you on Monday', { exact: true })).toBeVisible()
  await expect(toRead).toBeHidden()
  await world.db.query(`update teams set status = 'dissolved' where project_id = $1`, [id])
  await expect(phone.getByText(room.gone, { exact: true })).toBeVisible()
  await expect(page.getByText(room.closed, { exact: true })).toBeVisible()
  await elsewhere.close()
})

/** Whether something else, as the bar at the lower edge, lies over the middle of a part. */
const isCovered = (part: Locator) =>
  part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const top = element.ownerDocument.elementFromPoint(x + width / 2, y + height - 2)
    return top === null || !element.contains(top)
  })
