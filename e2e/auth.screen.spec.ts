import type { Page } from '@playwright/test'
import { TERMS_VERSION } from '@podium/domain'
import { startWorld } from '@podium/testing'
import { expect, test } from './fixtures.ts'
import { focusSettled } from './focus-settled.ts'
import { signIn } from './sign-in.ts'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const alert = (page: Page) => page.getByRole('alert')

/** Cuts off matching requests until `back` is called. */
async function cutOff(page: Page, pattern: string | RegExp) {
  await page.route(pattern, (route) => route.abort())
  return { back: () => page.unroute(pattern) }
}

/** Asserts that a button shows and hides the characters of a password field. */
async function expectToggle(page: Page, name: string, { show, hide }: Record<string, string>) {
  await expect(field(page, name)).toHaveAttribute('type', 'password')
  await button(page, show ?? '').click()
  await expect(field(page, name)).toHaveAttribute('type', 'text')
  await button(page, hide ?? '').click()
  await expect(field(page, name)).toHaveAttribute('type', 'password')
}

test('who signs in is told what is missing or wrong, loses nothing typed, and may try again', async ({
  page,
  world,
  texts,
}) => {
  const { auth, authPage, common, errors, nav } = texts
  const person = await world.signUp()
  const email = field(page, auth.email)
  const submit = button(page, authPage.login.submit)
  // Broken configuration: the server does not even name its address.
  await page.route('**/config.json', (route) => route.fulfill({ json: {} }))
  await page.goto('/login')
  await signIn(page, texts, person)
  await expect(alert(page)).toHaveText(authPage.errors.unexpected)
  await page.unroute('**/config.json')

  await page.reload()
  await expect(link(page, nav.homeLink)).toHaveAttribute('href', '/')
  await expect(link(page, authPage.login.register)).toHaveAttribute('href', '/register')
  await expect(field(page, auth.rememberMe)).not.toBeChecked()

  await submit.click()
  await expect(alert(page)).toHaveText(authPage.errors.fillAll)
  await expect(page.getByText(common.validation.required)).toHaveCount(2)
  await expect(email).toBeFocused()
  await email.fill('ada')
  await expect(page.getByText(common.validation.invalid_email)).toBeVisible()
  await expectToggle(page, auth.password, { show: auth.showPassword, hide: auth.hidePassword })

  const answer = Promise.withResolvers<void>()
  await page.route(/\/auth\/v1\/token/, async (route) => {
    await answer.promise
    await route.continue()
  })
  await signIn(page, texts, { email: person.email, password: 'not the one' })
  await expect(button(page, authPage.login.submitting)).toBeDisabled()
  answer.resolve()
  await expect(alert(page)).toHaveText(errors.invalid_credentials)
  await page.unroute(/\/auth\/v1\/token/)
  const { back } = await cutOff(page, /\/auth\/v1\/token/)
  await signIn(page, texts, person)
  await expect(alert(page)).toHaveText(errors.network)
  await expect(page.getByText(common.unreachable.retrying)).toBeHidden()
  await expect(email).toHaveValue(person.email)
  await expect(field(page, auth.password)).toHaveValue(person.password)
  await back()
  await submit.click()
  await expect(page).toHaveURL('/dashboard')
})

test('who forgot their password takes the typed address along, and is always told the same', async ({
  page,
  world,
  texts,
}) => {
  const { auth, authPage, common, errors } = texts
  const { email, id } = await world.signUp()
  const submit = button(page, authPage.resetPassword.submit)
  const answer = page.getByText(authPage.resetPassword.success)
  await page.goto('/dashboard/create-project')
  await field(page, auth.email).fill(`nobody-${id}@example.com`)
  await link(page, authPage.login.forgotten).click()
  await expect(page).toHaveURL('/reset-password')
  await expect(field(page, auth.email)).toHaveValue(`nobody-${id}@example.com`)
  await expect(page.getByText(authPage.resetPassword.lead)).toBeVisible()
  await submit.click()
  await expect(answer).toBeVisible()

  // What comes next is in the mail, and nothing asks for the address again.
  await expect(page.getByText(authPage.mailSent)).toBeVisible()
  await expect(page.getByText(authPage.resetPassword.lead)).toBeHidden()
  const mailbox = link(page, authPage.confirmation.mailbox)
  await expect(mailbox).toHaveAttribute('href', '/mailbox')
  await expect(mailbox).toHaveClass(/bg-primary/)

  // A second mail within a minute does not go out, which tells nothing of an account; the code is still asked for.
  const code = field(page, auth.code.label)
  await code.fill('12')
  await button(page, authPage.resetPassword.again).click()
  await expect(alert(page)).toHaveText(errors.over_email_send_rate_limit)
  await expect(code).toHaveValue('12')

  await field(page, auth.email).fill('')
  await button(page, authPage.resetPassword.again).click()
  await expect(page.getByText(authPage.errors.enterEmail)).toBeVisible()
  await expect(answer).toBeHidden()
  await field(page, auth.email).fill('ada')
  await expect(page.getByText(common.validation.invalid_email)).toBeVisible()
  await field(page, auth.email).fill(email)
  const { back } = await cutOff(page, /\/auth\/v1\/recover/)
  await submit.click()
  await expect(alert(page)).toHaveText(authPage.resetPassword.unanswered)
  await expect(answer).toBeVisible()
  await expect(field(page, auth.email)).toHaveValue(email)
  await back()
  await submit.click()
  await expect(page.getByText(authPage.resetPassword.unanswered)).toBeHidden()
  await expect(answer).toBeVisible()
  await expect.poll(async () => (await world.mailbox(email)).length).toBe(1)

  // The page they wanted is remembered on the way.
  await link(page, authPage.resetPassword.back).click()
  await expect(page).toHaveURL('/login')
  await signIn(page, texts, { email, password: 'correct horse battery' })
  await expect(page).toHaveURL('/dashboard/create-project')
})

test('who registers is told what is missing or wrong, and chooses between two types of account', async ({
  page,
  world,
  texts,
}) => {
  const { auth, authPage, common, errors, footer } = texts
  const { validation } = common
  const taken = await world.signUp()
  const email = field(page, auth.email)
  const password = field(page, auth.password)
  const again = field(page, auth.confirmPassword)
  const submit = button(page, authPage.register.submit)
  await page.goto('/register')
  await expect(link(page, authPage.register.login)).toHaveAttribute('href', '/login')
  await expect(link(page, footer.terms)).toHaveAttribute('href', '/terms')
  await expect(link(page, footer.privacy)).toHaveAttribute('href', '/privacy')
  const types = page.getByRole('group', { name: auth.accountType }).getByRole('radio')
  await expect(types).toHaveCount(2)
  for (const role of ['user', 'professional'] as const) {
    const words = `${authPage.register.as[role]} ${auth.roles[role]}`
    await expect(page.getByRole('radio', { name: words, exact: true })).toBeVisible()
  }
  await expect(types.and(page.getByLabel(auth.roles.user))).toBeChecked()
  // The terms are accepted by the button, without a further box.
  await expect(page.getByText(authPage.register.accepts)).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByText(auth.accountTypeHint)).toBeVisible()
  await page.goto('/register?type=professional')
  await expect(types.and(page.getByLabel(auth.roles.professional))).toBeChecked()
  await page.goto('/register')
  await expect(page.getByText(auth.passwordRule.replace('{{count}}', '6'))).toBeVisible()
  // What rates a password is downloaded when somebody types.
  const rating = page.waitForResponse(/\/assets\/rate-password-/)
  await password.fill('123456')
  // The lists of words themselves, not a file that leads to them.
  expect((await (await rating).body()).byteLength).toBeGreaterThan(100_000)
  await expect(page.getByRole('status').filter({ hasText: auth.strength.veryWeak })).toBeVisible()
  await password.clear()

  await submit.click()
  await expect(alert(page)).toHaveText(authPage.errors.fillAll)
  await expect(page.getByText(validation.required)).toHaveCount(3)
  await expect(email).toBeFocused()
  await focusSettled(page)
  await email.fill('ada')
  await password.fill('fives')
  await again.fill('other')
  await expect(page.getByText(validation.invalid_email)).toBeVisible()
  await expect(page.getByText(validation.password_too_short)).toBeVisible()
  await password.fill('six666')
  await email.fill(taken.email)
  await submit.click()
  await expect(page.getByText(validation.passwords_differ)).toBeVisible()
  await expect(again).toBeFocused()
  await expectToggle(page, auth.password, { show: auth.showPassword, hide: auth.hidePassword })
  await expectToggle(page, auth.confirmPassword, {
    show: auth.showConfirmation,
    hide: auth.hideConfirmation,
  })

  await again.fill('six666')
  await submit.click()
  await expect(alert(page)).toHaveText(errors.user_already_exists)
  const { back } = await cutOff(page, /\/auth\/v1\/signup/)
  await submit.click()
  await expect(alert(page)).toHaveText(errors.network)
  await expect(email).toHaveValue(taken.email)
  await expect(again).toHaveValue('six666')
  await back()
  await email.fill(`new-${taken.id}@example.com`)
  await submit.click()
  await expect(page).toHaveURL('/dashboard')
  const accepted = await world.db.query(
    `select raw_user_meta_data ->> 'terms_version' as version from auth.users where email = $1`,
    [`new-${taken.id}@example.com`],
  )
  expect(accepted).toEqual([{ version: TERMS_VERSION }])
})

test('where addresses have to be confirmed, a new person is told so, gets in by the mail, and by the next to a new password', async ({
  page,
  browser,
  language,
  engine,
  texts,
}) => {
  const { auth, authPage, common, errors } = texts
  await using strict = await startWorld(engine, { authAutoconfirm: false })
  const person = { email: 'ada@example.com', password: 'first secret' }
  const { confirmation } = authPage
  /** Link of the newest mail, once there are `count`. */
  const linkOfMail = async (count: number) => {
    await expect.poll(async () => (await strict.mailbox(person.email)).length).toBe(count)
    const [mail] = await strict.mailbox(person.email)
    return /http\S+\/auth\/v1\/confirm\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  }

  await page.goto(`${strict.url}/register`)
  await field(page, auth.email).fill(person.email)
  await field(page, auth.password).fill(person.password)
  await field(page, auth.confirmPassword).fill(person.password)
  await button(page, authPage.register.submit).click()
  await expect(page.getByText(authPage.register.success)).toBeVisible()
  await expect(page.getByText(authPage.mailSent)).toBeVisible()
  await expect(page.getByText(authPage.register.lead)).toHaveCount(0)
  await expect(page.getByText(confirmation.sentTo.replace('{{email}}', person.email))).toBeVisible()
  await expect(field(page, auth.password)).toHaveCount(0)
  await expect(link(page, confirmation.mailbox)).toHaveAttribute('href', '/mailbox')
  await button(page, confirmation.resend).click()
  await expect(page.getByText(errors.over_email_send_rate_limit)).toBeVisible()
  await button(page, confirmation.another).click()
  for (const name of [auth.email, auth.password, auth.confirmPassword]) {
    await expect(field(page, name)).toHaveValue('')
  }
  await expect(page.getByText(authPage.register.lead)).toBeVisible()
  await link(page, authPage.register.login).click()
  await expect(page).toHaveURL(`${strict.url}/login`)
  await signIn(page, texts, person)
  await expect(alert(page)).toHaveText(errors.email_not_confirmed)
  await strict.db.query('delete from auth.rate_limits') // a minute later
  await button(page, confirmation.resend).click()
  await expect(page.getByText(confirmation.resent)).toBeVisible()
  const confirming = await linkOfMail(2)
  await page.goto(confirming)
  await expect(page).toHaveURL(`${strict.url}/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.feed.title)
  await page.goto(confirming)
  await expect(page.getByText(errors.already_confirmed)).toBeVisible()
  await using elsewhere = await browser.newContext({ locale: language })
  const otherDevice = await elsewhere.newPage()
  await otherDevice.goto(confirming)
  await expect(otherDevice.getByText(errors.email_already_confirmed)).toBeVisible()
  await expect(button(otherDevice, authPage.login.submit)).toBeVisible()

  await page.goto(`${strict.url}/reset-password`)
  await field(page, auth.email).fill(person.email)
  await button(page, authPage.resetPassword.submit).click()
  const mailed = await linkOfMail(3)
  await page.goto(mailed)
  const password = field(page, auth.newPassword)
  const again = field(page, auth.confirmPassword)
  const submit = button(page, authPage.updatePassword.submit)
  const choose = async (first: string, second = first) => {
    await password.fill(first)
    await again.fill(second)
    await submit.click()
  }
  await submit.click()
  await expect(password).toHaveAccessibleDescription(authPage.errors.enterPassword)
  await expect(password).toBeFocused()
  await choose('fives')
  await expect(password).toHaveAccessibleDescription(common.validation.password_too_short)
  await choose('second secret', 'otherwise')
  await expect(again).toHaveAccessibleDescription(common.validation.passwords_differ)
  await focusSettled(page)
  await choose(person.password)
  await expect(alert(page)).toHaveText(errors.same_password)
  const { back } = await cutOff(page, /\/auth\/v1\/user/)
  await choose('second secret')
  await expect(alert(page)).toHaveText(errors.network)
  await expect(again).toHaveValue('second secret')
  await back()
  await submit.click()
  await expect(page.getByText(authPage.updatePassword.success)).toBeVisible()
  await expect(password).toBeHidden()

  await page.goto(mailed)
  await expect(alert(page)).toHaveText(authPage.updatePassword.invalidLink)
  await expect(link(page, authPage.updatePassword.requestNewLink)).toHaveAttribute(
    'href',
    '/reset-password',
  )
})
