import { TERMS_VERSION } from '@podium/domain'
import { TOTP } from 'otpauth'
import { findings } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { enterDashboard, signIn } from './sign-in.ts'

const STEP_MS = 30_000

test('somebody adds an authenticator, signs in with its code and with recovery codes, and removes it', async ({
  page,
  world,
  texts,
}) => {
  const { account, authPage, auth, errors, nav } = texts
  const { factors } = account
  const { factor } = authPage
  const person = await world.signUp()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const heading = (name: string) => page.getByRole('heading', { name, exact: true })
  await enterDashboard(page, texts, person)
  await page.goto('/dashboard/account')

  await button(factors.addLabel).click()
  await expect(field(factors.name)).toBeFocused()
  await field(factors.name).press('Enter')
  await expect(page.getByRole('img', { name: factors.qrCode })).toBeVisible()
  expect(await findings(page)).toEqual([])
  const secret = (await page.locator('code').textContent()) ?? ''
  const enrolledAt = Date.now()
  /** Code of the time step so many after that of the enrolment: each is taken once. */
  const codeAfter = (steps: number) =>
    new TOTP({ secret: secret.replaceAll(' ', '') }).generate({
      timestamp: enrolledAt + steps * STEP_MS,
    })
  await field(factors.code).fill(codeAfter(0))
  await field(factors.code).press('Enter')
  await expect(page.getByText(factors.codesOnce)).toBeVisible()
  const codes = await page.getByRole('dialog').getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  expect(await findings(page)).toEqual([])
  await button(factors.codesKept).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText(factors.defaultName, { exact: true })).toBeVisible()

  await test.step('the sign-in asks for the code, wherever the person was going', async () => {
    await button(nav.logout).click()
    await expect(page).toHaveURL('/login')
    await page.goto('/dashboard/account')
    await signIn(page, texts, person)
    await expect(heading(factor.title)).toBeVisible()
    await page.reload()
    await expect(field(factor.code)).toBeFocused()
    await page.goto('/dashboard/account')
    await expect(heading(factor.title)).toBeVisible()
    expect(await findings(page)).toEqual([])
    await field(factor.code).fill('12')
    await button(factor.submit).click()
    await expect(page.getByText(factor.incomplete)).toBeVisible()
    await field(factor.code).fill(codeAfter(0))
    await button(factor.submit).click()
    await expect(page.getByText(errors.mfa_verification_failed)).toBeVisible()
    await field(factor.code).fill(codeAfter(1))
    await field(factor.code).press('Enter')
    await expect(heading(account.title)).toBeVisible()
  })

  await test.step('a mailed link to a new password asks for it too; a recovery code will do', async () => {
    await button(nav.logout).click()
    await expect(page).toHaveURL('/login')
    await person.auth.resetPasswordForEmail(person.email, {
      redirectTo: `${world.url}/update-password`,
    })
    const link = async () => {
      const mails = await world.mailbox(person.email)
      return mails
        .map(({ text }) => /http\S+\/auth\/v1\/confirm\S+type=recovery\S*/.exec(text)?.[0])
        .find(Boolean)
    }
    await expect.poll(link).toBeDefined()
    await page.goto((await link()) ?? '')
    await expect(heading(factor.title)).toBeVisible()
    await expect(field(auth.newPassword)).toHaveCount(0)
    await button(factor.useRecoveryCode).click()
    await expect(field(factor.recoveryCode)).toBeFocused()
    await field(factor.recoveryCode).fill(codes[0] ?? '')
    await field(factor.recoveryCode).press('Enter')
    await field(auth.newPassword).fill('second secret')
    await field(auth.confirmPassword).fill('second secret')
    // Somebody who was not asked at a sign-up accepts the terms here.
    await expect(page.getByText(authPage.updatePassword.accepts)).toBeVisible()
    await button(authPage.updatePassword.submit).click()
    await expect(page.getByText(authPage.updatePassword.success)).toBeVisible()
    const { data: kept } = await world.service.auth.admin.getUserById(person.id)
    expect(kept.user?.user_metadata).toMatchObject({ terms_version: TERMS_VERSION })
  })

  await test.step('a mailed code and a mailed link to sign in ask for it too', async () => {
    /** Part of the newest of so many mails that sign in. */
    const partOfMail = async (part: RegExp, count: number) => {
      const find = async () =>
        (await world.mailbox(person.email)).filter(({ text }) => text.includes('type=magiclink'))
      await expect.poll(async () => (await find()).length).toBe(count)
      return part.exec((await find())[0]?.text ?? '')?.[0] ?? ''
    }
    const atFactor = async () => {
      await expect(heading(factor.title)).toBeVisible()
      await button(factor.leave).click()
      await expect(heading(authPage.login.title)).toBeVisible()
    }
    await expect(heading(authPage.login.title)).toBeVisible() // by itself, after the new password
    await field(auth.email).fill(person.email)
    await button(authPage.login.byMail).click()
    await expect(field(auth.code.label)).toBeVisible()
    await field(auth.code.label).fill(await partOfMail(/(?<!\w)\d{6}(?!\w)/, 1))
    await field(auth.code.label).press('Enter')
    await atFactor()

    await world.db.query('delete from auth.rate_limits') // a minute later
    const options = { emailRedirectTo: `${world.url}/dashboard`, shouldCreateUser: false }
    expect((await person.auth.signInWithOtp({ email: person.email, options })).error).toBeNull()
    await page.goto(await partOfMail(/http\S+\/auth\/v1\/confirm\S+/, 2))
    await atFactor()
  })

  await test.step('another recovery code signs in, and what is lost is removed', async () => {
    await page.goto('/dashboard/account')
    await signIn(page, texts, { email: person.email, password: 'second secret' })
    await button(factor.useRecoveryCode).click()
    await field(factor.recoveryCode).fill(codes[1]?.toUpperCase() ?? '')
    await button(factor.submit).click()
    const left = factors.codesLeft_other.replace('{{count}}', '8').replace('{{total}}', '10')
    await expect(page.getByText(left)).toBeVisible()
    await button(factors.removeLabel.replace('{{name}}', factors.defaultName)).click()
    await page.getByRole('alertdialog').getByRole('button', { name: factors.remove }).click()
    await expect(page.getByText(factors.off)).toBeVisible()
    await expect(page.getByText(left)).toHaveCount(0)
    await button(nav.logout).click()
    await expect(page).toHaveURL('/login')
    await enterDashboard(page, texts, { email: person.email, password: 'second secret' })
  })
})
