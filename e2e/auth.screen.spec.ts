import { startWorld } from '@podium/testing'
import { expect, test } from './fixtures.ts'
import { signIn } from './sign-in.ts'

test('sign-in, sign-up and the reset say what is missing, what is wrong, and what the server refuses', async ({
  page,
  world,
  texts,
}) => {
  const { auth, authPage, common, errors, nav } = texts
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const alert = page.getByRole('alert')
  const person = await world.signUp()

  await test.step('sign-in', async () => {
    await page.goto('/login')
    await button(authPage.login.submit).click()
    await expect(alert).toHaveText(authPage.errors.fillAll)
    await expect(field(auth.email)).toBeFocused()
    await field(auth.email).fill('nobody')
    await field(auth.password).fill('wrong secret')
    await button(authPage.login.submit).click()
    await expect(field(auth.email)).toHaveAccessibleDescription(common.validation.invalid_email)
    await button(auth.showPassword).click()
    await expect(field(auth.password)).toHaveAttribute('type', 'text')
    await button(auth.hidePassword).click()
    await expect(field(auth.password)).toHaveAttribute('type', 'password')

    // What nobody expects: the server does not even say where it is.
    await page.route('**/config.json', (route) => route.fulfill({ json: {} }))
    await field(auth.email).fill(person.email)
    await button(authPage.login.submit).click()
    await expect(alert).toHaveText(authPage.errors.unexpected)
    await page.unroute('**/config.json')
    await page.reload()

    await field(auth.email).fill(person.email)
    await field(auth.password).fill('wrong secret')
    const answer = Promise.withResolvers<void>()
    await page.route('**/auth/v1/token*', async (route) => {
      await answer.promise
      await route.continue()
    })
    await button(authPage.login.submit).click()
    await expect(button(authPage.login.submitting)).toBeDisabled()
    answer.resolve()
    await expect(alert).toHaveText(errors.invalid_credentials)
    await expect(field(auth.password)).toHaveValue('wrong secret')
    await expect(page.getByRole('link', { name: nav.homeLink })).toHaveAttribute('href', '/')
  })

  await test.step('sign-up', async () => {
    const { register } = authPage
    await page.getByRole('link', { name: authPage.login.register }).click()
    await button(register.submit).click()
    await expect(alert).toHaveText(authPage.errors.fillAll)
    const accountType = field(auth.accountType)
    await expect(accountType.getByRole('option')).toHaveText([
      auth.roles.user,
      auth.roles.professional,
    ])
    await expect(accountType).toHaveValue('user')
    await field(auth.email).fill(person.email)
    await field(auth.password).fill('fives')
    await field(auth.confirmPassword).fill('fives')
    await button(register.submit).click()
    await expect(field(auth.password)).toHaveAccessibleDescription(
      common.validation.password_too_short,
    )
    await field(auth.password).fill('six666')
    await button(register.submit).click()
    await expect(field(auth.confirmPassword)).toHaveAccessibleDescription(
      common.validation.passwords_differ,
    )
    await field(auth.confirmPassword).fill('six666')
    await button(register.submit).click()
    await expect(alert).toHaveText(errors.user_already_exists)
    await page.getByRole('link', { name: register.login }).click()
    await expect(page).toHaveURL('/login')
  })

  await test.step('the reset says the same whether it worked or not', async () => {
    const { resetPassword } = authPage
    await page.getByRole('link', { name: authPage.login.forgotten }).click()
    await button(resetPassword.submit).click()
    await expect(field(auth.email)).toHaveAccessibleDescription(authPage.errors.enterEmail)
    await page.route('**/auth/v1/recover*', (route) => route.abort())
    await field(auth.email).fill(person.email)
    await button(resetPassword.submit).click()
    await expect(page.getByText(resetPassword.success)).toBeVisible()
    await expect(page.getByText(errors.network)).toBeHidden()
    await page.getByRole('link', { name: resetPassword.back }).click()
    await expect(page).toHaveURL('/login')
  })
})

test('where addresses have to be confirmed, a new person is told so, and gets in by the mail', async ({
  page,
  engine,
  texts,
}) => {
  await using world = await startWorld(engine, { authAutoconfirm: false })
  const { auth, authPage, common, errors } = texts
  const email = 'ada@example.com'
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const alert = page.getByRole('alert')
  /** The link of the newest mail, once there are so many. */
  const linkOfMail = async (count: number) => {
    await expect.poll(async () => (await world.mailbox(email)).length).toBe(count)
    const [mail] = await world.mailbox(email)
    return /http\S+\/auth\/v1\/confirm\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  }

  await page.goto(`${world.url}/register`)
  await field(auth.email).fill(email)
  await field(auth.password).fill('first secret')
  await field(auth.confirmPassword).fill('first secret')
  await button(authPage.register.submit).click()
  await expect(page.getByText(authPage.register.success)).toBeVisible()
  for (const name of [auth.email, auth.password, auth.confirmPassword]) {
    await expect(field(name)).toHaveValue('')
  }
  await page.getByRole('link', { name: authPage.register.login }).click()
  await signIn(page, texts, { email, password: 'first secret' })
  await expect(alert).toHaveText(errors.email_not_confirmed)
  await page.goto(await linkOfMail(1))
  await expect(page).toHaveURL(`${world.url}/dashboard`)

  await page.goto(`${world.url}/reset-password`)
  await field(auth.email).fill(email)
  await button(authPage.resetPassword.submit).click()
  const link = await linkOfMail(2)
  await page.goto(link)
  const submit = button(authPage.updatePassword.submit)
  await submit.click()
  await expect(field(auth.newPassword)).toHaveAccessibleDescription(authPage.errors.enterPassword)
  await field(auth.newPassword).fill('fives')
  await field(auth.confirmPassword).fill('fives')
  await submit.click()
  await expect(field(auth.newPassword)).toHaveAccessibleDescription(
    common.validation.password_too_short,
  )
  await field(auth.newPassword).fill('first secret')
  await submit.click()
  await expect(field(auth.confirmPassword)).toHaveAccessibleDescription(
    common.validation.passwords_differ,
  )
  await field(auth.confirmPassword).fill('first secret')
  await submit.click()
  await expect(alert).toHaveText(errors.same_password)

  await page.goto(link)
  await expect(page.getByText(authPage.updatePassword.invalidLink)).toBeVisible()
})
