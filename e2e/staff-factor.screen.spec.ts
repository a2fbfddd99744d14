import type { Page } from '@playwright/test'
import type { Person, World } from '@podium/testing'
import { startWorld } from '@podium/testing'
import { TOTP } from 'otpauth'
import { findings } from './axe.ts'
import { expect, type Texts, test } from './fixtures.ts'
import { openAs, signIn } from './sign-in.ts'

const GRACE_DAYS = 7

/** Ends the grace of staff, as time does. */
const endGrace = ({ db }: World, { id }: Person) =>
  db.query(
    `update account_roles set second_factor_since = now() - interval '8 days' where id = $1`,
    [id],
  )

/** Adds an authenticator in the dialog that is open, and says that the recovery codes are kept. */
async function addAuthenticator(page: Page, { account }: Texts) {
  const { factors } = account
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(factors.name, { exact: true }).press('Enter')
  await expect(page.getByRole('img', { name: factors.qrCode })).toBeVisible()
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await dialog.getByLabel(factors.code, { exact: true }).fill(new TOTP({ secret }).generate())
  await dialog.getByLabel(factors.code, { exact: true }).press('Enter')
  await expect(page.getByText(factors.codesOnce)).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: factors.codesKept, exact: true }).click()
}

test('staff are told of the second factor that they need, add it, and keep the last one', async ({
  page,
  engine,
  language,
  texts,
}) => {
  const { account } = texts
  const { factors, required } = account
  await using world = await startWorld(engine, { authMfaRequiredRoles: ['admin', 'editor'] })
  const editor = await world.signUp({ role: 'editor' })
  const due = new Date(Date.now() + GRACE_DAYS * 24 * 60 * 60 * 1000)
  const [weekday, month] = (['weekday', 'month'] as const).map((part) =>
    new Intl.DateTimeFormat(language, { [part]: 'long' }).format(due),
  )
  const notice = page.getByText(required.notice.split('{{date}}')[1] ?? '')
  const heading = page.getByRole('heading', { name: factors.title, exact: true })

  await openAs(page, `${world.url}/dashboard`, editor)
  await expect(notice).toContainText(weekday ?? '')
  await expect(notice).toContainText(month ?? '')
  expect(await findings(page)).toEqual([])
  await page.getByRole('link', { name: required.add, exact: true }).click()
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await page.getByRole('button', { name: factors.addLabel, exact: true }).click()
  await addAuthenticator(page, texts)

  await expect(notice).toHaveCount(0)
  await expect(page.getByText(factors.kept)).toBeVisible()
  const removal = factors.removeLabel.replace('{{name}}', factors.defaultName)
  await expect(page.getByRole('button', { name: removal })).toHaveCount(0)
  expect(await findings(page)).toEqual([])
  await page.goto(`${world.url}/admin/moderation`)
  await expect(page.getByRole('heading', { level: 1, name: texts.moderation.title })).toBeVisible()
  await page.goto('about:blank')
})

test('after the grace staff add a second factor before they go on, wherever they were going', async ({
  page,
  engine,
  texts,
}) => {
  const { account, authPage, users } = texts
  const { factors, required } = account
  await using world = await startWorld(engine, { authMfaRequiredRoles: ['admin', 'editor'] })
  const [admin, editor] = [
    await world.signUp({ role: 'admin' }),
    await world.signUp({ role: 'editor' }),
  ]
  await endGrace(world, admin)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const title = page.getByRole('heading', { level: 1, name: required.title, exact: true })

  await test.step('the sign-in leads to it, and so does every other page of the area', async () => {
    await page.goto(`${world.url}/admin/users?role=editor`)
    await signIn(page, texts, admin)
    await expect(title).toBeVisible()
    await expect(page).toHaveURL(`${world.url}/second-factor`)
    expect(await findings(page)).toEqual([])
    for (const path of ['/login', '/admin', '/dashboard/account', '/admin/users?role=editor']) {
      await page.goto(world.url + path)
      await expect(page).toHaveURL(`${world.url}/second-factor`)
    }
  })

  await test.step('whoever turns back has added nothing', async () => {
    await button(factors.keys.addLabel).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button(factors.keys.addLabel)).toBeFocused()
    await expect(title).toBeVisible()
  })

  await test.step('with it they arrive where they were going, where those without one are named', async () => {
    await button(factors.addLabel).click()
    await addAuthenticator(page, texts)
    await expect(page).toHaveURL(`${world.url}/admin/users?role=editor`)
    await expect(page.getByText(users.lacksSecondFactor, { exact: true }).first()).toBeVisible()
    await page.getByRole('button', { name: editor.email }).first().click()
    const [start = ''] = users.panel.secondFactorDue.split('{{date}}')
    await expect(page.getByRole('dialog').getByText(start)).toBeVisible()
    expect(await findings(page)).toEqual([])
  })

  await test.step('the address alone leads nobody else anywhere', async () => {
    await page.goto(`${world.url}/second-factor`)
    await expect(page).toHaveURL(`${world.url}/admin`)
    await button(texts.nav.logout).first().click()
    await expect(page).toHaveURL(/\/(login)?$/)
    await page.goto(`${world.url}/second-factor`)
    await expect(page.getByRole('heading', { name: authPage.login.title })).toBeVisible()
  })
  await page.goto('about:blank')
})

test('a grace that ends during a session leads to the second factor, with a code in an old one', async ({
  page,
  engine,
  texts,
}) => {
  const { account, admin: area, authPage } = texts
  const { factors, required } = account
  await using world = await startWorld(engine, {
    authMfaRequiredRoles: ['admin'],
    authPasswordReauthentication: true,
  })
  const admin = await world.signUp({ role: 'admin' })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await openAs(page, `${world.url}/admin`, admin)
  await expect(page.getByRole('link', { name: required.add, exact: true })).toBeVisible()
  await world.db.query(`update auth.sessions set created_at = now() - interval '2 days'`)
  await endGrace(world, admin)

  await page.getByRole('link', { name: area.users, exact: true }).first().click()

  await expect(page.getByRole('heading', { name: required.title, exact: true })).toBeVisible()
  await button(factors.addLabel).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(factors.name, { exact: true }).press('Enter')
  const code = dialog.getByLabel(account.email.code.replace('{{email}}', admin.email))
  await expect(code).toBeFocused()
  expect(await findings(page)).toEqual([])
  const mailed = async () => {
    const [mail] = await world.mailbox(admin.email)
    return /(?<!\w)\d{6}(?!\w)/.exec(mail?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(mailed).not.toBe('')
  await code.fill(await mailed())
  await addAuthenticator(page, texts)
  await expect(page).toHaveURL(`${world.url}/admin/users`)

  await test.step('whoever would rather not signs out', async () => {
    await world.service.auth.admin.mfa.deleteFactor({
      userId: admin.id,
      id: await factorOf(world, admin),
    })
    await page.goto(`${world.url}/admin/audit`)
    await expect(page.getByRole('heading', { name: required.title, exact: true })).toBeVisible()
    await button(authPage.factor.leave).click()
    await expect(page).toHaveURL(`${world.url}/login`)
    await expect(page.getByRole('heading', { name: authPage.login.title })).toBeVisible()
  })
  await page.goto('about:blank')
})

async function factorOf({ db }: World, { id }: Person): Promise<string> {
  const [factor] = await db.query<{ id: string }>(
    `select id::text from auth.mfa_factors where user_id = $1 and factor_type = 'totp'`,
    [id],
  )
  return factor?.id ?? ''
}
