import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { openAs } from './sign-in.ts'

/** Number of entries: a little more than two pages of the log. */
const ENTRIES = 60

test('an admin finds out who did what, by filter, page, entry and file, on phones too', async ({
  page,
  world,
  texts,
}) => {
  const { audit, auth, common } = texts
  const tag = randomUUID()
  const [admin, ada] = await Promise.all([
    world.signUp({ role: 'admin', email: `boss-${tag}@example.com` }),
    world.signUp({ email: `ada-${tag}@example.com` }),
  ])
  await world.db.query(
    `insert into audit_log (created_at, actor_id, action, target_type, target_id, details)
     select '2026-03-01T12:00Z', $1, 'user.unban', 'user', $2, '{}' from generate_series(1, $3::int)`,
    [admin.id, ada.id, ENTRIES],
  )
  await world.db.query(
    `insert into audit_log (actor_id, action, target_type, target_id, details)
     values ($1, 'user.role', 'user', $2, '{"role": "user", "to": "professional"}')`,
    [admin.id, ada.id],
  )
  await openAs(page, '/dashboard', admin)
  await page.getByRole('link', { name: texts.admin.audit, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: texts.admin.audit })).toBeVisible()

  const rows = page.getByRole('table', { name: audit.tableLabel }).locator('tbody').getByRole('row')
  const target = page.getByRole('searchbox', { name: audit.filter.target })
  await target.fill(`ada-${tag}`)
  await expect(page).toHaveURL(`/admin/audit?target=ada-${tag}`)
  await expect(rows.first()).toContainText(audit.actions.user.role)
  await expect(rows.first().locator('mark')).toHaveText(`ada-${tag}`)
  await expect(rows.first()).toContainText(`${auth.roles.user} → ${auth.roles.professional}`)
  await expect(rows.first()).toContainText(ada.email)
  await expect(rows.first()).toContainText(admin.email)
  // The faces of both: initials of their addresses.
  await expect(rows.first().getByText('A', { exact: true })).toBeVisible()
  await expect(rows.first().getByText('B', { exact: true })).toBeVisible()
  await expect(rows).toHaveCount(25)
  // With a change in it or without, a row is as high as the others, and no higher than those of users.
  const heights = await rows.evaluateAll((all) =>
    all.map((row) => Math.round(row.getBoundingClientRect().height)),
  )
  expect(new Set(heights).size).toBe(1)
  expect(Math.max(...heights)).toBeLessThanOrEqual(46)

  const older = page.getByRole('link', { name: audit.pages.older })
  await older.press('Enter')
  await expect(rows.first()).toContainText(audit.actions.user.unban)
  const second = page.url()
  await older.press('Enter')
  await expect(rows).toHaveCount(ENTRIES + 1 - 50)
  await expect(older).toHaveCount(0)
  await page.getByRole('link', { name: audit.pages.newer, exact: true }).press('Enter')
  await expect(rows).toHaveCount(25)
  await page.goto(second)
  await expect(rows).toHaveCount(25)
  await page.getByRole('link', { name: audit.pages.newest }).press('Enter')
  await expect(rows.first()).toContainText(audit.actions.user.role)

  const opener = rows.first().getByRole('button')
  await opener.press('Enter')
  const panel = page.getByRole('dialog', { name: audit.entry.title })
  await expect(panel.getByText(admin.id)).toBeVisible()
  await expect(panel.getByText(ada.id)).toBeVisible()
  await expect(panel.getByRole('link', { name: audit.entry.account })).toHaveAttribute(
    'href',
    `/admin/users?user=${ada.id}`,
  )
  const entryUrl = page.url()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(opener).toBeFocused()
  await page.goto('/admin/audit?entry=999999999')
  await expect(panel.getByText(audit.entry.missing)).toBeVisible()
  await expect(panel.getByRole('button', { name: texts.common.retry })).toHaveCount(0)
  await page.goto(entryUrl)
  await expect(panel.getByText(ada.id)).toBeVisible()
  await panel.getByRole('link', { name: audit.entry.byActor }).press('Enter')
  await expect(page).toHaveURL(`/admin/audit?actor=${admin.id}`)
  await expect(page.getByLabel(audit.filter.actor, { exact: true })).toHaveValue(admin.id)

  await page.getByLabel(audit.filter.action, { exact: true }).selectOption(audit.actions.user.unban)
  await expect(rows.first()).toContainText(audit.actions.user.unban)
  await page.getByLabel(audit.filter.from, { exact: true }).fill('2026-03-01')
  await page.getByLabel(audit.filter.to, { exact: true }).fill('2026-03-01')
  await expect(page).toHaveURL(
    `/admin/audit?actor=${admin.id}&action=user.unban&from=2026-03-01&to=2026-03-01`,
  )
  await expect(rows).toHaveCount(25)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: common.export }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('podium-audit.csv')
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(ENTRIES + 1)

  await page.getByLabel(audit.filter.to, { exact: true }).fill('2026-02-28')
  await page.getByLabel(audit.filter.from, { exact: true }).fill('')
  await expect(page.getByText(audit.empty)).toBeVisible()
  await page.getByRole('button', { name: audit.filter.clear }).first().click()
  await expect(page).toHaveURL('/admin/audit')
  await expect(rows.first()).toContainText(audit.actions.export.audit)
  await expect(rows.first()).toContainText(audit.lists.audit)
  await rows.first().getByRole('button').press('Enter')
  await expect(panel.getByText(audit.actions.user.unban)).toBeVisible() // what was exported
  await page.keyboard.press('Escape')
  await expect(rows).toHaveCount(25)
  await page.setViewportSize({ width: 390, height: 844 })
  const cards = page.getByRole('list', { name: audit.tableLabel }).getByRole('listitem')
  await expect(cards).toHaveCount(25)
  await page.route('**/api/admin/audit?*', (route) => route.abort())
  await page.getByLabel(audit.filter.action, { exact: true }).selectOption(audit.actions.user.role)
  const retry = page.getByRole('button', { name: texts.common.retry })
  await expect(retry).toBeVisible()
  await page.unroute('**/api/admin/audit?*')
  await retry.click()
  await expect(cards.first()).toContainText(audit.actions.user.role)
})
