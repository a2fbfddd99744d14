import { readFile } from 'node:fs/promises'
import { LANGUAGE_NAMES, loadCatalogue } from '@podium/i18n'
import { expect, test } from './fixtures.ts'
import { enterDashboard, openAs, signIn } from './sign-in.ts'

const BACKGROUND = 'getComputedStyle(document.documentElement).backgroundColor'

test('language and theme hold at once and stay, and the mails follow the language', async ({
  page,
  world,
  texts,
  language,
}) => {
  const other = language === 'fr' ? 'en' : 'fr'
  const { account: otherAccount } = await loadCatalogue(other)
  const { account, dashboard, moderationDecisions } = texts
  const { themes } = account.preferences
  const person = await world.signUp()
  const root = page.locator('html')
  const background = () => page.evaluate<string>(BACKGROUND)
  await page.emulateMedia({ colorScheme: 'light' })
  await openAs(page, '/dashboard', person)
  await page.getByRole('link', { name: dashboard.account }).click()
  await expect(page).toHaveURL('/dashboard/account')

  const light = await background()
  await page.getByRole('button', { name: themes.dark, exact: true }).click()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  expect(await background()).not.toBe(light)
  await page.reload()
  const dark = page.getByRole('button', { name: themes.dark, exact: true })
  await expect(dark).toHaveAttribute('aria-pressed', 'true')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: themes.system, exact: true }).click()
  await expect(root).not.toHaveAttribute('data-theme')
  expect(await background()).toBe(light)

  await page.getByRole('link', { name: account.data.decisionsAction }).click()
  await expect(page).toHaveURL('/dashboard/moderation-decisions')
  await expect(page.getByText(moderationDecisions.empty)).toBeVisible()
  await page.getByRole('button', { name: moderationDecisions.back }).click()

  await page.getByRole('button', { name: LANGUAGE_NAMES[other], exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: otherAccount.title })).toBeVisible()
  await expect
    .poll(async () => {
      const { data } = await world.service.auth.admin.getUserById(person.id)
      return data.user?.user_metadata.language
    })
    .toBe(other)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: otherAccount.title })).toBeVisible()
})

test('somebody changes password and address, and closes every session', async ({
  page,
  world,
  texts,
}) => {
  const { account, auth } = texts
  const person = await world.signUp()
  const newEmail = `new-${person.email}`
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const followMailTo = async (address: string) => {
    const link = async () =>
      /http\S+\/auth\/v1\/confirm\S+/.exec((await world.mailbox(address))[0]?.text ?? '')?.[0]
    await expect.poll(link).toBeDefined()
    await page.goto((await link()) ?? '')
  }
  await enterDashboard(page, texts, person)
  await page.goto('/dashboard/account')

  await button(account.password.edit).click()
  await expect(field(account.password.current)).toBeFocused()
  await field(account.password.current).fill('wrong')
  await field(auth.newPassword).fill('second secret')
  await field(auth.confirmPassword).fill('second secret')
  await button(account.password.submit).click()
  await expect(page.getByText(texts.errors.current_password_invalid)).toBeVisible()
  await field(account.password.current).fill(person.password)
  await button(account.password.submit).click()
  await expect(page.getByText(account.password.done)).toBeVisible()
  await expect(button(account.password.edit)).toBeFocused()
  expect((await person.auth.refreshSession()).error?.code).toBeDefined()

  await button(account.email.edit).click()
  await field(account.email.label).fill(person.email)
  await button(account.email.submit).click()
  await expect(page.getByText(account.email.same)).toBeVisible()
  await field(account.email.label).fill('nobody@')
  await field(account.email.label).press('Enter')
  await expect(page.getByText(texts.common.validation.invalid_email)).toBeVisible()
  await field(account.email.label).fill(newEmail)
  await page.route('**/auth/v1/user*', (route) => route.abort())
  await button(account.email.submit).click()
  await expect(page.getByText(texts.errors.network)).toBeVisible()
  await page.unroute('**/auth/v1/user*')
  await button(account.email.submit).click()
  await expect(page.getByText(account.email.pending)).toBeVisible()
  await followMailTo(person.email)
  await expect(page.getByText(account.emailChange.half)).toBeVisible()
  await followMailTo(newEmail)
  await expect(page.getByText(account.emailChange.done)).toBeVisible()
  await page.getByRole('link', { name: account.emailChange.continue }).click()
  await expect(page.getByText(newEmail).first()).toBeVisible()
  await expect(page.getByText(account.email.pending)).toHaveCount(0)

  const again = { email: newEmail, password: 'second secret' }
  const elsewhere = await person.auth.signInWithPassword(again)
  expect(elsewhere.error).toBeNull()
  await page.route('**/api/account/sessions', (route) => route.abort())
  await page.reload()
  const unlisted = account.sessions.loadFailed.replace('{{reason}}', texts.errors.network)
  await expect(page.getByText(unlisted)).toBeVisible()
  await page.unroute('**/api/account/sessions')
  await button(texts.common.retry).click()
  await button(account.sessions.endLabel.replace('{{device}}', 'node')).click()
  await expect(page.getByText(account.sessions.ended)).toBeVisible()
  expect((await person.auth.refreshSession()).error?.code).toBeDefined()
  const thirdTime = await person.auth.signInWithPassword(again)
  expect(thirdTime.error).toBeNull()
  await button(account.sessions.othersAction).click()
  await expect(page.getByText(account.sessions.othersDone)).toBeVisible()
  expect((await person.auth.refreshSession()).error?.code).toBeDefined()
  const onceMore = await person.auth.signInWithPassword(again)
  expect(onceMore.error).toBeNull()
  await button(account.sessions.everywhereAction).click()
  await expect(page).toHaveURL('/login')
  expect((await person.auth.refreshSession()).error?.code).toBeDefined()
})

test('security events are shown where they came from; a notice’s button secures the account', async ({
  page,
  world,
  texts,
}) => {
  const { securityLog } = texts
  const person = await world.signUp()
  await openAs(page, '/dashboard', person)
  await page.goto('/dashboard/account')
  const events = page.getByRole('list', { name: securityLog.title }).getByRole('listitem')
  await expect(events.first()).toContainText(securityLog.events.sign_in)
  await expect(events.first()).toContainText('127.0.0.1')
  await expect(events.last()).toContainText(securityLog.events.account_creation)

  await person.auth.updateUser({ password: 'chosen by a thief' })
  const linkOf = async () =>
    /http\S+\/secure-account#\S+/.exec((await world.mailbox(person.email))[0]?.text ?? '')?.[0]
  await expect.poll(linkOf).toBeDefined()
  await page.goto((await linkOf()) ?? '')
  await page.getByRole('button', { name: securityLog.secure.action }).click()
  await expect(page.getByText(securityLog.secure.done)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: securityLog.secure.action }).click()
  await expect(page.getByText(securityLog.secure.expired)).toBeVisible()
})

test('a pending change of address can be cancelled', async ({ page, world, texts }) => {
  const { account } = texts
  const person = await world.signUp()
  await openAs(page, '/dashboard/account', person)
  await page.getByRole('button', { name: account.email.edit, exact: true }).click()
  await page.getByLabel(account.email.label, { exact: true }).fill(`new-${person.email}`)
  await page.getByRole('button', { name: account.email.submit, exact: true }).click()
  await expect(page.getByText(account.email.pending)).toBeVisible()
  await page.getByRole('button', { name: account.email.cancel, exact: true }).click()
  await expect(page.getByText(account.email.cancelled)).toBeVisible()
  await expect(page.getByText(account.email.pending)).toHaveCount(0)
  await expect(page.getByRole('button', { name: account.email.edit, exact: true })).toBeFocused()
  expect((await person.auth.getUser()).data.user).toMatchObject({ email: person.email })
  expect((await person.auth.getUser()).data.user?.new_email).toBeUndefined()
})

test('an admin takes their data along and deletes the account, knowing what goes and what stays', async ({
  page,
  world,
  texts,
}) => {
  const { account, admin: area } = texts
  const { deletion } = account
  const admin = await world.signUp({ role: 'admin' })
  await world.signUp({ role: 'admin' }) // the last admin cannot be deleted
  await openAs(page, '/dashboard', admin)
  await expect(page).toHaveURL('/admin')
  await page.goto('/dashboard/moderation-decisions') // the address in the mail
  await expect(page).toHaveURL('/admin/moderation-decisions')
  await expect(page.getByText(texts.moderationDecisions.empty)).toBeVisible()
  await page.getByRole('link', { name: area.account }).click()
  await expect(page).toHaveURL('/admin/account')
  const draft = `podium.draft.${admin.id}`
  await page.evaluate(`localStorage.setItem('${draft}', 'Half a post')`)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: account.data.exportAction, exact: true }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^podium-[\d-]{10}\.json$/)
  const data = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data).toMatchObject({ account: { email: admin.email }, posts: [] })

  await page.getByRole('button', { name: account.data.deleteAction }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('listitem')).toHaveText([
    ...Object.values(deletion.goesList),
    ...Object.values(deletion.staysList),
  ])
  const field = (name: string) => dialog.getByLabel(name, { exact: true })
  const confirmation = field(deletion.confirmation.replace('{{email}}', admin.email))
  const submit = dialog.getByRole('button', { name: deletion.submit })
  await field(deletion.password).fill('wrong')
  await confirmation.fill('somebody@example.com')
  await submit.click()
  await expect(confirmation).toHaveAttribute('aria-invalid', 'true')
  await confirmation.fill(admin.email)
  await submit.click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await field(deletion.password).fill(admin.password)
  await submit.click()

  await expect(page).toHaveURL('/goodbye')
  await expect(page.getByRole('heading', { level: 1, name: account.goodbye.title })).toBeVisible()
  expect(await page.evaluate(`localStorage.getItem('${draft}')`)).toBe(null)
  // The farewell is shown once: without a reload, guarded addresses lead to sign-in.
  await page.evaluate(
    `history.pushState(null, '', '/dashboard'), dispatchEvent(new PopStateEvent('popstate'))`,
  )
  await expect(page).toHaveURL('/login')
  await signIn(page, texts, admin)
  await expect(page.getByText(texts.errors.invalid_credentials)).toBeVisible()
})
