import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openAs } from './sign-in.ts'

test('an admin sees how Podium is doing, as charts or as a table', async ({
  page,
  world,
  texts,
}) => {
  const { nav, overview } = texts
  const admin = await world.signUp({ role: 'admin' })
  const client = await world.signUp()
  await world.db.query(`insert into projects (client_id, title) values ($1, 'Shop')`, [client.id])
  const [existing] = await world.db.query<{ count: number }>(
    'select count(*)::int as count from projects',
  )
  await openAs(page, '/dashboard', admin)

  await expect(page.getByRole('heading', { level: 1, name: texts.admin.overview })).toBeVisible()
  await expect(page.getByRole('link', { name: overview.users.link })).toHaveAttribute(
    'href',
    '/admin/users',
  )
  const card = page.locator('section', {
    has: page.getByRole('heading', { name: overview.projects.title, exact: true }),
  })
  await expect(card).toContainText(`${existing?.count}`)
  // The figures of a row stand on one line, however long one of their names is.
  await card.getByRole('heading').evaluate((heading) => heading.append(' and more'.repeat(20)))
  const tops = await page
    .locator('section > h2 + p > .tabular-nums')
    .evaluateAll<number[], undefined>((all) =>
      all.map((figure) => Math.round(figure.getBoundingClientRect().top)),
    )
  expect(tops.length).toBeGreaterThan(2)
  expect(new Set(tops).size).toBe(1)
  const signUps = page.getByRole('img', {
    name: new RegExp(`^${overview.activity.series.sign_ups}`),
  })
  await expect(signUps).toBeVisible()
  const bars = signUps.locator('g')
  await expect(bars).toHaveCount(30)

  // The chart's values: of the day under the pointer, and of one chosen by keyboard.
  const slider = page.getByRole('slider', {
    name: new RegExp(`^${overview.activity.series.posts}`),
  })
  const value = (day: Locator) => day.getAttribute('aria-valuetext')
  const today = await value(slider)
  await slider.focus()
  await expect(page.getByText(`${today}`, { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  expect(await value(slider)).not.toBe(today)
  await expect(page.getByText(`${await value(slider)}`, { exact: true })).toBeVisible()
  await slider.hover({ position: { x: 2, y: 40 } })
  await expect(slider).toHaveJSProperty('value', '0')

  await page.getByRole('button', { name: overview.activity.days90 }).click()
  await expect(bars).toHaveCount(90)

  await page.getByRole('button', { name: overview.activity.showTable }).click()
  const table = page.getByRole('table', { name: overview.activity.tableCaption })
  await expect(table.getByRole('row')).toHaveCount(91)
  await expect(page).toHaveURL('/admin?days=90&view=table')
  // The account signed up just now counts today.
  await expect(table.getByRole('row').nth(1).getByRole('cell').first()).not.toHaveText('0')

  // A phone in landscape is too low for the menu, which scrolls.
  await page.setViewportSize({ width: 844, height: 390 })
  await page.getByRole('button', { name: `${nav.openMenu} (${texts.admin.label})` }).click()
  const logout = page.getByRole('button', { name: nav.logout })
  await logout.scrollIntoViewIfNeeded()
  await expect(logout).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(logout).toBeHidden()
})

test('a phone shows one menu of the admin area with one logout', async ({
  page,
  world,
  texts: { nav },
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, '/dashboard', await world.signUp({ role: 'admin' }))
  await expect(page).toHaveURL('/admin')
  const toggle = page.getByRole('button', { name: new RegExp(`^${nav.openMenu}`) })
  await expect(toggle).toHaveCount(1)
  await toggle.click()
  await expect(page.getByRole('button', { name: nav.logout })).toHaveCount(1)
  await page.getByRole('link', { name: nav.home, exact: true }).click()
  await expect(page).toHaveURL('/')
})

test('the menu counts what waits, and less once a message is settled', async ({
  page,
  world,
  texts: { admin, contactMessages },
}) => {
  const name = `Ben ${randomUUID()}`
  const message = { name, email: 'ben@example.com', subject: 'devis', message: 'Hello' }
  await world.service
    .from('contact_messages')
    .insert({ ...message, language: 'en' })
    .throwOnError()
  await openAs(page, '/dashboard', await world.signUp({ role: 'admin' }))
  const counter = page
    .getByRole('navigation', { name: admin.label })
    .getByRole('link', { name: new RegExp(`^${admin.messages} \\d`) })
  /** No counter is none that waits; it may go between two looks. */
  const count = async () => Number((await counter.allInnerTexts())[0]?.match(/\d+/)?.[0] ?? 0)
  await expect(counter).toBeVisible()
  const before = await count()

  await counter.click()
  await page.getByRole('button', { name }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: contactMessages.archive, exact: true }).click()

  await expect(panel.getByRole('button', { name: contactMessages.reopen })).toBeVisible()
  // The open panel takes the menu out of reach.
  await page.keyboard.press('Escape')
  await expect.poll(count).toBe(before - 1)
})

test('a server that sends its mail tells that it keeps none', async ({ page, world, texts }) => {
  const { keptMails } = texts.admin
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/admin/kept-mails')) asked.push(request.url())
  })
  await openAs(page, '/admin/kept-mails', await world.signUp({ role: 'admin' }))
  await expect(page.getByText(keptMails.off, { exact: true })).toBeVisible()
  await expect(page.getByText(keptMails.lead, { exact: true })).toHaveCount(0)
  await expect(page.getByText(texts.errors.not_found, { exact: true })).toHaveCount(0)
  expect(asked).toEqual([])
})
