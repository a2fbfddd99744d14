import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { holdAnswer } from './hold-answer.ts'
import { openAs } from './sign-in.ts'

test('a professional says the free time of a week and their languages with one tap each', async ({
  page,
  world,
  texts,
}) => {
  const { invitations } = texts
  const person = await world.signUp({ complete: true })
  await openAs(page, '/dashboard', person)
  await page.goto('/dashboard/invitations')
  // Their profile has no rate, and they are not told to be available: nobody can propose them.
  await page.getByRole('link', { name: invitations.notProposed.complete, exact: true }).click()
  await expect(page).toHaveURL('/dashboard/profile#availability')
  await expect(page.getByLabel(texts.profile.fields.availability_status)).toBeFocused()
  await page.goto('/dashboard/invitations?view=weeks')
  // Twelve weeks without work and without a status are one line that leads to the status.
  const run = page.getByRole('list', { name: invitations.work.list }).getByRole('listitem')
  await expect(run).toHaveText(new RegExp(invitations.work.noStatus))
  await expect(run.getByRole('link', { name: invitations.work.giveStatus })).toHaveAttribute(
    'href',
    '/dashboard/profile#availability',
  )
  await page.goto('/dashboard/invitations')
  const weeks = page
    .getByRole('heading', { name: invitations.weeks.title })
    .locator('xpath=ancestor::section')
    .getByRole('listitem')
  const week = weeks.nth(1)
  const some = week.getByRole('button', { name: invitations.weeks.some, exact: true })
  await some.click()
  await expect(some).toHaveAttribute('aria-pressed', 'true')
  await expect(weeks).toHaveCount(4)
  const more = invitations.weeks.more_other.replace('{{count}}', '4')
  await page.getByRole('button', { name: more, exact: true }).click()
  await expect(weeks).toHaveCount(8)
  const german = page.getByRole('checkbox', { name: /Allemand|German/ })
  await german.click()
  await expect(german).toBeChecked()
  await expect
    .poll(async () => (await person.from('person_languages').select('language')).data)
    .toContainEqual({ language: 'de' })
  const preferences = page
    .getByRole('heading', { name: invitations.preferences.title, exact: true })
    .locator('xpath=ancestor::section')
  await preferences.getByText(invitations.preferences.summary, { exact: true }).click()
  const wanted = preferences
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: invitations.preferences.more, exact: true })
  await wanted.click()
  await expect(wanted).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(async () => (await person.from('project_preferences').select('kind,preference')).data)
    .toEqual([{ kind: 'ecommerce', preference: 'more' }])

  // What was said four weeks ago is asked again, and confirmed with one tap.
  await world.db.query(
    `insert into availability_weeks (person_id, week, hours, said_at)
     select person_id, week + 7, 35, now() - interval '29 days' from availability_weeks where person_id = $1`,
    [person.id],
  )
  await page.reload()
  await expect(some).toHaveAttribute('aria-pressed', 'true')
  await expect(german).toBeChecked()
  await expect(page.getByText(invitations.weeks.old, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: invitations.weeks.confirm, exact: true }).click()
  await expect(page.getByText(invitations.weeks.old, { exact: true })).toBeHidden()
})

test('a professional subscribes a calendar to their weeks, replaces the address and deletes it', async ({
  page,
  world,
  texts,
}) => {
  const { calendar, views, work } = texts.invitations
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const confirm = (name: string) =>
    page.getByRole('alertdialog').getByRole('button', { name, exact: true })
  const field = page.getByLabel(calendar.address, { exact: true })
  await openAs(page, '/dashboard/invitations', await world.signUp({ complete: true }))
  await page.getByRole('link', { name: views.weeks, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: work.title })).toBeVisible()
  await button(calendar.make).click()
  await expect(field).toHaveValue(/\/api\/calendar\/[\w-]{43}\.ics$/)
  const first = await field.inputValue()
  expect((await fetch(first)).status).toBe(200)

  await button(calendar.replace).click()
  await confirm(calendar.replace).click()
  await expect(field).not.toHaveValue(first)
  expect((await fetch(first)).status).toBe(404)

  await button(calendar.end).click()
  await confirm(calendar.end).click()
  await expect(button(calendar.make)).toBeVisible()
  await expect(field).toBeHidden()
  await expect(page.getByRole('heading', { name: calendar.title, exact: true })).toBeFocused()
})

test('what is drawn while the invitations load has the shape of what comes', async ({
  page,
  world,
  texts: { common, invitations },
}) => {
  const person = await world.signUp({ complete: true })
  const edges = async (target: Locator) => {
    const { x, width } = (await target.boundingBox()) ?? { x: 0, width: 0 }
    return { x, width }
  }
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    const answer = await holdAnswer(page, '**/rest/v1/availability_weeks*')
    await openAs(page, '/dashboard/invitations', person)
    const main = page.getByRole('main')
    const loading = main.getByRole('status').filter({ hasText: common.loading })
    await expect(loading).toBeVisible()
    const panel = loading.locator('xpath=following-sibling::*').locator('> *').first()
    const [received, weeks] = [await edges(loading), await edges(panel)]
    await answer.release()

    const title = main.getByRole('heading', { name: invitations.weeks.title })
    await expect(title).toBeVisible()
    await expect(loading).toHaveCount(0)
    const card = title.locator('xpath=ancestor::section')
    expect(await edges(card)).toEqual(weeks)
    expect(await edges(card.locator('xpath=../preceding-sibling::*'))).toEqual(received)
  }
})
