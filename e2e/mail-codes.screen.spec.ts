import { startWorld } from '@podium/testing'
import { expect, test } from './fixtures.ts'
import { signIn } from './sign-in.ts'

test('the code of a mail does what its link does: confirm, sign in, choose a password, change the address', async ({
  page,
  engine,
  texts,
}) => {
  const { account, auth, authPage, dashboard, errors, nav } = texts
  await using strict = await startWorld(engine, {
    authAutoconfirm: false,
    authMailerOtpLength: 8,
  })
  const { url } = strict
  const [email, newEmail] = ['ada@example.com', 'ada@elsewhere.example']
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  /** Code of the newest of so many mails to an address. */
  const codeOf = async (address: string, count: number) => {
    await expect.poll(async () => (await strict.mailbox(address)).length).toBe(count)
    const [mail] = await strict.mailbox(address)
    return /(?<!\w)\d{8}(?!\w)/.exec(mail?.text ?? '')?.[0] ?? ''
  }

  await test.step('confirms the address', async () => {
    await page.goto(`${url}/register`)
    await field(auth.email).fill(email)
    await field(auth.password).fill('first secret')
    await field(auth.confirmPassword).fill('first secret')
    await button(authPage.register.submit).click()
    await field(auth.code.label).fill(await codeOf(email, 1))
    await field(auth.code.label).press('Enter')
    await expect(page).toHaveURL(`${url}/dashboard`)
    await button(nav.logout).click()
    await expect(page).toHaveURL(`${url}/login`)
  })

  await test.step('signs in without a password, and arrives where they were going', async () => {
    const wanted = `${url}/dashboard/profile`
    await page.goto(wanted)
    await expect(page).toHaveURL(`${url}/login`)
    await field(auth.email).fill(email)
    await button(authPage.login.byMail).click()
    const sent = authPage.byMail.sent.replace('{{email}}', email)
    await expect(page.getByText(sent)).toBeVisible()
    await field(auth.code.label).fill(await codeOf(email, 2))
    const [mail] = await strict.mailbox(email)
    expect(mail?.text).toContain(new URLSearchParams({ redirect_to: wanted }).toString())
    await field(auth.code.label).press('Enter')
    await expect(page).toHaveURL(wanted)
    await button(nav.logout).click()
    await expect(page).toHaveURL(`${url}/login`)
  })

  await test.step('chooses a password', async () => {
    await page.goto(`${url}/reset-password`)
    await field(auth.email).fill(email)
    await button(authPage.resetPassword.submit).click()
    await expect(field(auth.code.label)).toBeFocused()
    await expect(button(authPage.resetPassword.again)).toBeVisible()
    await expect(button(authPage.resetPassword.submit)).toBeHidden()
    const code = await codeOf(email, 3)
    await expect(page.getByText(auth.code.hint.replace('{{digits}}', '8'))).toBeVisible()
    await field(auth.code.label).fill('123456')
    await button(auth.code.submit).click()
    await expect(page.getByText(auth.code.incomplete.replace('{{digits}}', '8'))).toBeVisible()
    // While many codes are guessed they have ten digits.
    await field(auth.code.label).fill('1234567890')
    await button(auth.code.submit).click()
    await expect(page.getByText(errors.otp_expired)).toBeVisible()
    await field(auth.code.label).fill('12')
    await button(auth.code.submit).click()
    await expect(page.getByText(auth.code.incomplete.replace('{{digits}}', '8'))).toBeVisible()
    await field(auth.code.label).fill(code === '11111111' ? '22222222' : '11111111')
    await button(auth.code.submit).click()
    await expect(page.getByText(errors.otp_expired)).toBeVisible()
    await field(auth.code.label).fill(`${code.slice(0, 4)} ${code.slice(4)}`)
    await button(auth.code.submit).click()
    await expect(page).toHaveURL(`${url}/update-password`)
    await field(auth.newPassword).fill('second secret')
    await field(auth.confirmPassword).fill('second secret')
    await button(authPage.updatePassword.submit).click()
    await expect(page.getByText(authPage.updatePassword.success)).toBeVisible()
  })

  await test.step('changes the address', async () => {
    await page.goto(`${url}/login`)
    await signIn(page, texts, { email, password: 'second secret' })
    await page.getByRole('link', { name: dashboard.account }).click()
    await button(account.email.edit).click()
    await field(account.email.label).fill(newEmail)
    await button(account.email.submit).click()
    const labelOf = (address: string) => account.email.code.replace('{{email}}', address)
    const entry = (address: string) =>
      page.getByRole('textbox', { name: labelOf(address), exact: true })
    await entry(newEmail).fill(await codeOf(newEmail, 1))
    await entry(newEmail).press('Enter')
    await expect(page.getByText(account.emailChange.half)).toBeVisible()
    await page.getByRole('link', { name: account.emailChange.continue }).click()
    await entry(email).fill(await codeOf(email, 5)) // after "password changed"
    await entry(email).press('Enter')
    await expect(page.getByText(account.emailChange.done)).toBeVisible()
    await page.getByRole('link', { name: account.emailChange.continue }).click()
    await expect(page.getByText(newEmail).first()).toBeVisible()
  })
  await page.goto('about:blank') // its requests would outlive the server
})
