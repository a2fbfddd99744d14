import { type CaptchaServer, Secret, startCaptchaServer, startWorld } from '@podium/testing'
import { findings } from './axe.ts'
import { fakeCaptcha, HUMAN } from './fake-captcha.ts'
import { expect, test } from './fixtures.ts'
import { holdAnswer } from './hold-answer.ts'
import { layoutShifts } from './layout-shift.ts'
import { signIn } from './sign-in.ts'

const settings = (server: CaptchaServer, provider: 'hcaptcha' | 'turnstile') => ({
  authCaptchaEnabled: true,
  authCaptchaProvider: provider,
  authCaptchaSiteKey: server.siteKey,
  authCaptchaSecret: new Secret(server.secret),
  authCaptchaUrl: server.addressOf(provider),
  authAutoconfirm: false,
  authMailIntervalS: 0,
})

test('a visitor shows that they are no robot where an account is asked for, and only there', async ({
  page,
  engine,
  language,
  texts,
}) => {
  const { auth, authPage, errors, legal } = texts
  const provider = engine === 'pglite' ? 'turnstile' : 'hcaptcha'
  await using server = await startCaptchaServer()
  await using world = await startWorld(engine, settings(server, provider))
  const at = (path: string) => world.url + path
  const captcha = await fakeCaptcha(page, provider, server)
  const human = page.getByRole('button', { name: HUMAN, exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const alert = (text: string) => page.getByRole('alert').filter({ hasText: text })
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const person = { email: 'ada@example.com', password: 'secret1' }
  await world.service.auth.admin.createUser({ ...person, email_confirm: true })

  await test.step('no other page loads it; the privacy page names it, and nothing moves for it', async () => {
    const settings = await holdAnswer(page, '**/config.json')
    await page.goto(at('/privacy'))
    const title = page.getByRole('heading', { name: legal.privacy.captcha.title, exact: true })
    await expect(page.getByRole('heading', { name: legal.privacy.rights.title })).toBeVisible()
    await expect(title).toHaveCount(0)
    await settings.release()
    await expect(title).toBeVisible()
    expect(await layoutShifts(page)).toEqual([])
    expect(captcha.asked).toBe(0)
  })

  await test.step('a blocked script says so and can be asked for again', async () => {
    captcha.isBlocked = true
    await page.goto(at('/login'))
    await expect(alert(authPage.captcha.failed)).toBeVisible()
    captcha.isBlocked = false
    await button(texts.common.retry).click()
    await expect(human).toBeVisible()
    await expect(alert(authPage.captcha.failed)).toHaveCount(0)
    expect(await findings(page)).toEqual([])
  })

  await test.step('a script that never calls back says so too', async () => {
    await page.clock.install()
    captcha.isMute = true
    await page.goto(at('/login'))
    await expect.poll(() => page.locator('head script[src*="onload="]').count()).toBe(1)
    await expect(alert(authPage.captcha.failed)).toHaveCount(0)
    await page.clock.fastForward(15_000)
    await expect(alert(authPage.captcha.failed)).toBeVisible()
    captcha.isMute = false
    await button(texts.common.retry).click()
    await expect(human).toBeVisible()
    await page.clock.resume()
  })

  await test.step('a token that comes after an error shows the box again', async () => {
    const tell = (event: string) => page.evaluate(`window.dispatchEvent(new Event('${event}'))`)
    await tell('captcha-error')
    await expect(alert(authPage.captcha.failed)).toBeVisible()
    await tell('captcha-token')
    await expect(alert(authPage.captcha.failed)).toHaveCount(0)
    await expect(human).toBeVisible()
    await page.goto(at('/login'))
  })

  await test.step('its box speaks the page’s language and follows its colours', async () => {
    await expect(human).toHaveAttribute('lang', language)
    await expect(human).toHaveAttribute('data-captcha-theme', 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(human).toHaveAttribute('data-captcha-theme', 'dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(human).toHaveAttribute('data-captcha-theme', 'light')
  })

  await test.step('a sign-in without it is not sent, and a refused one asks for a new token', async () => {
    await signIn(page, texts, { ...person, password: 'wrong' })
    await expect(alert(errors.captcha_failed)).toBeVisible()
    expect(server.askedFor).toEqual([])
    await human.click()
    await button(authPage.login.submit).click()
    await expect(alert(errors.invalid_credentials)).toBeVisible()
    await expect(human).toBeEnabled()
    server.behave({ status: 200, body: '{"success":false,"error-codes":["internal-error"]}' })
    await human.click()
    await button(authPage.login.submit).click()
    await expect(alert(errors.captcha_failed)).toBeVisible()
    server.behave('protocol')
  })

  await test.step('a mail that signs in needs it', async () => {
    await human.click()
    await button(authPage.login.byMail).click()
    await expect(
      page.getByText(authPage.byMail.sent.replace('{{email}}', person.email)),
    ).toBeVisible()
  })

  await test.step('so does a forgotten password, whose answer tells of the captcha alone', async () => {
    await page.goto(at('/reset-password'))
    await field(auth.email).fill(person.email)
    await button(authPage.resetPassword.submit).click()
    await expect(alert(errors.captcha_failed)).toBeVisible()
    await expect(page.getByText(authPage.resetPassword.success)).toHaveCount(0)
    await human.click()
    await button(authPage.resetPassword.submit).click()
    await expect(page.getByText(authPage.resetPassword.success)).toBeVisible()
    await expect(alert(errors.captcha_failed)).toHaveCount(0)
  })

  await test.step('so do a new account and its mail, sent again', async () => {
    await page.goto(at('/register'))
    await field(auth.email).fill('new@example.com')
    await page.getByLabel(auth.password, { exact: true }).fill(person.password)
    await page.getByLabel(auth.confirmPassword, { exact: true }).fill(person.password)
    await human.click()
    await button(authPage.register.submit).click()
    await expect(page.getByText(authPage.register.success)).toBeVisible()
    expect(await findings(page)).toEqual([])
    await button(authPage.confirmation.resend).click()
    await expect(page.getByText(errors.captcha_failed)).toBeVisible()
    await human.click()
    await button(authPage.confirmation.resend).click()
    await expect(page.getByText(authPage.confirmation.resent)).toBeVisible()
  })

  await test.step('and a sign-in with the right password', async () => {
    await page.goto(at('/login'))
    await human.click()
    await signIn(page, texts, person)
    await expect(page).toHaveURL(at('/dashboard'))
  })
  // The page asks for nothing more when its server is gone.
  await page.goto('about:blank')
})

test('without a captcha nothing of it is there', async ({ page, world, texts }) => {
  const policy = (await page.goto('/login'))?.headers()['content-security-policy'] ?? ''
  await expect(page.getByRole('heading', { name: texts.authPage.login.title })).toBeVisible()

  expect(policy).toContain("script-src 'self'")
  expect(policy).not.toMatch(/hcaptcha|cloudflare|frame-src/)
  await expect(page.getByRole('group', { name: texts.authPage.captcha.label })).toHaveCount(0)
  expect(await (await fetch(`${world.url}/config.json`)).json()).not.toHaveProperty('captcha')
})
