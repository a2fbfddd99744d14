import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { World } from '@podium/testing'
import { expect, test } from './fixtures.ts'
import { openAs, signIn } from './sign-in.ts'

/** Number of accounts: more than one page of the list. */
const CROWD = 27

test('an admin finds people and changes, bans, promotes and deletes them by keyboard', async ({
  page,
  browser,
  language,
  world,
  texts,
}) => {
  const { users, auth } = texts
  const tag = randomUUID()
  const [admin, ada, ben] = await Promise.all([
    world.signUp({ role: 'admin', email: `boss-${tag}@example.com` }),
    world.signUp({ email: `ada-${tag}@example.com` }),
    world.signUp({ role: 'professional', email: `ben-${tag}@example.com` }),
  ])
  await using elsewhere = await browser.newContext({ baseURL: world.url, locale: language })
  const theirs = await elsewhere.newPage()
  await openAs(theirs, '/dashboard', ada)
  await expect(theirs).toHaveURL('/dashboard')
  await openAs(page, '/dashboard', admin)
  await page.getByRole('link', { name: texts.admin.users, exact: true }).click()
  await page.getByRole('searchbox', { name: users.search }).fill(tag)

  const table = page.getByRole('table', { name: users.tableLabel })
  const rowOf = ({ email }: { email: string }) => table.getByRole('row').filter({ hasText: email })
  const menuOf = ({ email }: { email: string }) =>
    page.getByRole('button', { name: fill(users.menu.label, { email }) })
  const entry = (name: string) => page.getByRole('menuitem', { name, exact: true })
  await expect(table.getByRole('row')).toHaveCount(4)
  await expect(page).toHaveURL(`/admin/users?search=${tag}`)
  await expect(rowOf(ada)).toContainText(ada.email)
  await expect(rowOf(ada)).toContainText(auth.roles.user)
  await expect(rowOf(ada)).toContainText(users.verified)
  await expect(rowOf(admin)).toContainText(users.ownAccount)
  await expect(menuOf(admin)).toHaveCount(0)
  await expect(rowOf(admin).getByRole('checkbox')).toHaveCount(0)

  await menuOf(ada).focus()
  await page.keyboard.press('Enter')
  await expect(entry(users.menu.changeRole)).toBeFocused()
  expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([
    users.menu.changeRole,
    users.menu.promote,
    users.menu.appointEditor,
    users.menu.ban,
    users.menu.delete,
  ])
  const menu = await page.getByRole('menu').boundingBox()
  expect(menu?.width).toBe(192)
  expect(menu?.height).toBeLessThanOrEqual(200)
  await page.keyboard.press('Enter')
  const roles = page.getByRole('dialog').getByRole('radio')
  await expect(roles).toHaveCount(2)
  await page.getByRole('radio', { name: auth.roles.user }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const role = auth.roles.professional
  await expect(
    page.getByText(fill(users.done.roleChanged, { email: ada.email, role })),
  ).toBeVisible()
  await expect(rowOf(ada)).toContainText(role)
  await expect(menuOf(ada)).toBeFocused()

  await page.keyboard.press('Enter')
  await entry(users.menu.changeRole).press('Enter')
  await expect(page.getByRole('radio', { name: role })).toBeChecked()
  await page.getByRole('button', { name: users.roleDialog.confirm }).press('Enter')
  await expect(
    page.getByText(fill(users.done.roleUnchanged, { email: ada.email, role })),
  ).toBeVisible()
  await expect(menuOf(ada)).toBeFocused()

  await page.keyboard.press('Enter')
  await entry(users.menu.ban).press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(
    question.getByText(fill(users.banDialog.message, { email: ada.email })),
  ).toBeVisible()
  await expect(question.getByRole('button', { name: texts.common.cancel })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(fill(users.done.banned, { email: ada.email }))).toBeVisible()
  await expect(rowOf(ada)).toContainText(users.banned)
  await expect(menuOf(ada)).toBeFocused()
  // Their page finds out when it asks for anything: by this button, or by itself for new posts.
  const refresh = theirs.getByRole('button', { name: texts.feed.search.refresh, exact: true })
  await expect(async () => {
    if (!theirs.url().endsWith('/login')) await refresh.click({ timeout: 2000 })
    await expect(theirs).toHaveURL('/login', { timeout: 2000 })
  }).toPass()
  await signIn(theirs, texts, ada)
  await expect(theirs.getByRole('alert').getByText(texts.errors.user_banned)).toBeVisible()
  // A refusal is recorded once it is answered.
  const refusals = `select from auth.security_events where user_id = $1 and not succeeded`
  await expect.poll(() => world.db.query(refusals, [ada.id])).toHaveLength(1)

  await table.getByRole('button', { name: ada.email, exact: true }).press('Enter')
  await expect(page).toHaveURL(`/admin/users?search=${tag}&user=${ada.id}`)
  const panel = page.getByRole('dialog', { name: users.panel.title })
  await expect(panel.getByText(users.panel.untilLifted)).toBeVisible()
  await expect(panel.getByText(users.panel.noSessions)).toBeVisible()
  const audited = panel.getByRole('listitem').filter({ hasText: admin.email })
  await expect(audited.first()).toContainText(texts.audit.actions.user.ban)
  const { securityLog } = texts
  const security = panel.getByRole('list', { name: securityLog.title }).getByRole('listitem')
  await expect(security.first()).toContainText(securityLog.refused)
  await expect(security.nth(1)).toContainText(securityLog.events.ban)
  await expect(security.nth(1)).toContainText(securityLog.byTeam)
  await panel
    .getByRole('button', { name: fill(users.menu.label, { email: ada.email }) })
    .press('Enter')
  await entry(users.menu.unban).press('Enter')
  await expect(page.getByText(fill(users.done.unbanned, { email: ada.email }))).toBeVisible()
  await expect(panel.getByText(users.panel.untilLifted)).toBeHidden()
  await panel
    .getByRole('button', { name: fill(users.menu.label, { email: ada.email }) })
    .press('Enter')
  await entry(users.menu.ban).press('Enter')
  await question
    .getByLabel(users.banDialog.length)
    .selectOption(fill(users.banDialog.days_other, { count: 7 }))
  await question.getByRole('button', { name: users.banDialog.confirm, exact: true }).press('Enter')
  await expect(panel.getByText(fill(users.panel.until, { when: '' }))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`/admin/users?search=${tag}`)
  await expect(table.getByRole('button', { name: ada.email, exact: true })).toBeFocused()

  for (const [menu, texts, done, role] of [
    ['appointEditor', users.appointEditorDialog, 'editorAppointed', auth.roles.editor],
    ['removeEditor', users.removeEditorDialog, 'editorRemoved', auth.roles.professional],
  ] as const) {
    await menuOf(ben).press('Enter')
    await entry(users.menu[menu]).press('Enter')
    await expect(question.getByText(fill(texts.message, { email: ben.email }))).toBeVisible()
    await question.getByRole('button', { name: texts.confirm, exact: true }).press('Enter')
    await expect(page.getByText(fill(users.done[done], { email: ben.email }))).toBeVisible()
    await expect(rowOf(ben)).toContainText(role)
    await expect(menuOf(ben)).toBeFocused()
  }
  await menuOf(ben).press('Enter')
  await entry(users.menu.promote).press('Enter')
  await expect(
    question.getByText(fill(users.promoteDialog.message, { email: ben.email })),
  ).toBeVisible()
  await question.getByRole('button', { name: users.promoteDialog.confirm }).press('Enter')
  await expect(page.getByText(fill(users.done.promoted, { email: ben.email }))).toBeVisible()
  await expect(rowOf(ben)).toContainText(auth.roles.admin)
  await menuOf(ben).press('Enter')
  await expect(entry(users.menu.promote)).toHaveCount(0)
  await entry(users.menu.delete).press('Enter')
  await expect(
    question.getByText(fill(users.deleteDialog.message, { email: ben.email })),
  ).toBeVisible()
  await question.getByRole('button', { name: users.deleteDialog.confirm }).press('Enter')
  await expect(page.getByText(fill(users.done.deleted, { email: ben.email }))).toBeVisible()
  await expect(rowOf(ben)).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: /^2 / })).toBeFocused()

  // The account is already gone: the reason is shown, and the list is refreshed.
  await world.service.auth.admin.deleteUser(ada.id)
  await menuOf(ada).press('Enter')
  await entry(users.menu.promote).press('Enter')
  await question.getByRole('button', { name: users.promoteDialog.confirm }).press('Enter')
  const reason = texts.errors.user_not_found
  await expect(page.getByText(fill(users.failed.promote, { reason }))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rowOf(admin)).toBeVisible()
  await expect(rowOf(ada)).toHaveCount(0)

  // A demoted admin is led out with their next request.
  await world.signUp({ role: 'admin' })
  await world.service.auth.admin.updateUserById(admin.id, { app_metadata: { role: 'user' } })
  await page.getByRole('searchbox', { name: users.search }).fill('')
  await expect(page).toHaveURL('/dashboard')
})

test('a row says who somebody is and copies their id; their panel removes a second factor and leads to their profile', async ({
  page,
  world,
  texts: { users },
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const awa = await world.signUp({ complete: true })
  await world.db.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'verified', 'JBSWY3DPEHPK3PXP', now(), now())`,
    [awa.id],
  )
  await openAs(page, '/dashboard', await world.signUp({ role: 'admin' }))
  await expect(page).toHaveURL('/admin')

  await page.goto(`/admin/users?search=${awa.email}`)
  const row = page.getByRole('row').filter({ hasText: awa.email })
  await expect(row).toContainText(`Awa Diop ${awa.email}${awa.id.slice(0, 8)}`)
  await expect(row).not.toContainText(awa.id)
  await expect(row.getByText('AD', { exact: true })).toBeVisible() // the face before the name
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(46)
  // On a narrow screen name and address stand below each other, whole, and the id is left to the panel.
  await page.setViewportSize({ width: 1024, height: 720 })
  const address = row.getByText(awa.email, { exact: true })
  await expect(row.getByText(awa.id.slice(0, 8), { exact: true })).toBeHidden()
  expect(await address.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true)
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(46)
  await page.setViewportSize({ width: 1280, height: 720 })
  await row.getByRole('button', { name: fill(users.copyId.label, { email: awa.email }) }).click()
  await expect(page.getByText(users.copyId.done)).toBeVisible()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(awa.id)

  await row.getByRole('button', { name: `Awa Diop ${awa.email}` }).click()
  const { removeFactorsDialog, panel, done } = users
  await expect(page.getByText(panel.factorTypes.totp, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: removeFactorsDialog.title, exact: true }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: removeFactorsDialog.confirm, exact: true }).click()
  await expect(page.getByText(fill(done.factorsRemoved, { email: awa.email }))).toBeVisible()
  await expect(page.getByText(panel.hasSecondFactor)).toHaveCount(0)
  await page.getByRole('link', { name: panel.profile }).click()
  await expect(page).toHaveURL(`/admin/profile/${awa.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Awa Diop' })).toBeVisible()
  // An address of the dashboard leads an admin to the same profile.
  await page.goto(`/dashboard/profile/${awa.id}`)
  await expect(page).toHaveURL(`/admin/profile/${awa.id}`)
})

test('an admin pages, changes many at once, exports and invites; a failed list is told and asked for again', async ({
  page,
  world,
  texts,
}) => {
  const { common, users } = texts
  const tag = randomUUID()
  const admin = await world.signUp({ role: 'admin' })
  const first = await signUpCrowd(world, tag)
  const list = /\/api\/admin\/users\?/
  await openAs(page, '/dashboard', admin)
  await expect(page).toHaveURL('/admin')

  const { promise: heldBack, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(list, async (route) => {
    await heldBack
    await route.fulfill({ status: 429, json: { error: 'Too busy' } })
  })
  await page.goto(`/admin/users?search=${tag}&sort=email`)
  await expect(page.getByText(users.loading)).toBeVisible()
  letGo()
  const failure = fill(users.failed.load, { reason: 'Too busy' })
  await expect(page.getByRole('alert').getByText(failure)).toBeVisible()
  const toasts = page.getByRole('region', { name: texts.common.notifications })
  await expect(toasts.getByText(failure)).toBeVisible()
  await toasts.getByRole('button').click()
  await expect(toasts.getByText(failure)).toHaveCount(0)
  await page.unroute(list)
  await page.getByRole('button', { name: texts.common.retry }).click()

  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(26)
  // With less than 150 px below the button the menu is above it, wherever the page scrolls meanwhile.
  const button = rows.nth(13).getByRole('button', { name: fill(users.menu.label, { email: '' }) })
  const menu = page.getByRole('menu')
  await button.click()
  for (const room of [100, 400, 149, 151]) {
    await button.evaluate((element, pixels) => {
      const view = element.ownerDocument.defaultView
      view?.scrollBy(0, element.getBoundingClientRect().bottom - view.innerHeight + pixels)
    }, room)
    const isAbove = async () => {
      const [list, opener] = await Promise.all([menu.boundingBox(), button.boundingBox()])
      return list && opener && list.y + list.height <= opener.y
    }
    await expect.poll(isAbove).toBe(room < 150)
  }
  // With little more than that it scrolls, rather than leave the window.
  const endsAt = async () => {
    const list = await menu.boundingBox()
    return list ? list.y + list.height : Number.POSITIVE_INFINITY
  }
  await expect.poll(endsAt).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
  await page.keyboard.press('Escape')

  await rows.nth(1).getByRole('checkbox').check()
  const next = page.getByRole('button', { name: common.pages.next })
  await next.press('Enter')
  await expect(page).toHaveURL(/page=2/)
  await expect(rows).toHaveCount(1 + CROWD - 25)
  await expect(next).toBeDisabled()
  await expect(next).toBeFocused()
  await page.getByRole('checkbox', { name: users.selection.selectPage }).check()
  const bar = page.getByRole('region', { name: users.selection.label })
  await expect(bar).toContainText(fill(users.selection.count_other, { count: 3 }))
  await world.service.auth.admin.deleteUser(first.id)
  await bar.getByRole('button', { name: users.selection.changeRole }).click()
  await page.getByRole('radio', { name: texts.auth.roles.professional }).check()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: users.roleDialog.confirm, exact: true })
    .click()
  const report = page.getByRole('alert').filter({ hasText: first.email })
  await expect(report).toContainText(texts.errors.user_not_found)
  await expect(page.getByText(fill(users.selection.changed_other, { count: 2 }))).toBeVisible()
  await expect(rows.nth(1)).toContainText(texts.auth.roles.professional)
  await report.getByRole('button', { name: common.close }).click()
  await bar.getByRole('button', { name: users.selection.clear }).click()
  await expect(bar).toHaveCount(0)

  // With the last row of a page, the page disappears.
  const left = 25
  await page.getByRole('checkbox', { name: users.selection.selectPage }).check()
  await bar.getByRole('button', { name: users.selection.delete }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: /^\S+ 1 / }).click()
  await expect(page.getByText(fill(users.selection.deleted_one, { count: 1 }))).toBeVisible()
  await expect(page).toHaveURL(`/admin/users?search=${tag}&sort=email`)
  await expect(rows).toHaveCount(1 + left)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: common.export }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/)
  expect(lines).toHaveLength(1 + left)
  expect(lines.slice(1).every((line) => line.includes(tag))).toBe(true)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('table')).toHaveCount(0)
  const cards = page.getByRole('list', { name: users.tableLabel })
  await expect(cards.getByRole('listitem')).toHaveCount(left)
  await page.getByRole('searchbox', { name: users.search }).fill(`${tag}-nobody`)
  await expect(page.getByText(users.empty)).toBeVisible()

  await page.getByRole('button', { name: users.invite.open, exact: true }).click()
  const invited = `guest-${tag}@example.com`
  const email = page.getByLabel(texts.auth.email, { exact: true })
  await email.fill(admin.email)
  await email.press('Enter')
  await expect(page.getByRole('dialog')).toContainText(texts.errors.email_exists)
  await email.fill(invited)
  await email.press('Enter')
  await expect(page.getByText(fill(users.done.invited, { email: invited }))).toBeVisible()
  await expect.poll(async () => (await world.mailbox(invited)).length).toBe(1)
})

/** Creates accounts whose addresses contain `tag`; returns the first of them by address. */
async function signUpCrowd({ service }: World, tag: string) {
  const ids: string[] = []
  for (let number = 0; number < CROWD; number += 1) {
    const email = emailOf(number, tag)
    const { data, error } = await service.auth.admin.createUser({ email, email_confirm: true })
    if (error) throw error
    ids.push(data.user.id)
  }
  return { id: ids[0] ?? '', email: emailOf(0, tag) }
}

const emailOf = (number: number, tag: string) =>
  `p${String(number).padStart(2, '0')}-${tag}@example.com`

/** Text with its values, as the interface shows it. */
function fill(text: string, values: Record<string, string | number>) {
  return Object.entries(values).reduce(
    (filled, [name, value]) =>
      filled.replaceAll(new RegExp(`{{${name}(, number)?}}`, 'g'), String(value)),
    text,
  )
}
