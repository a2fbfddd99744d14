import { findings } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { enterDashboard } from './sign-in.ts'
import { addVirtualAuthenticator } from './virtual-authenticator.ts'

test('somebody adds a passkey, signs in with it by the button and by a suggestion, and removes it', async ({
  page,
  world,
  texts,
}) => {
  const { account, auth, authPage, errors, nav } = texts
  const { passkeys } = account
  const person = await world.signUp()
  const device = await addVirtualAuthenticator(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const section = page.getByRole('region', { name: passkeys.title, exact: true })
  const leave = async () => {
    await button(nav.logout).click()
    await expect(page).toHaveURL('/login')
  }
  await enterDashboard(page, texts, person)
  await page.goto('/dashboard/account')

  await test.step('adds one, and only once', async () => {
    await expect(section.getByText(passkeys.off)).toBeVisible()
    // It is as wide as the button below that says the same.
    const widthOf = async (name: string) => (await button(name).boundingBox())?.width
    expect(await widthOf(passkeys.addLabel)).toBe(await widthOf(texts.account.factors.addLabel))
    await device.setRecognises(false)
    await button(passkeys.addLabel).click()
    await expect(page.getByText(errors.passkey_cancelled)).toBeVisible()
    await device.setRecognises(true)
    await button(passkeys.addLabel).click()
    await expect(page.getByText(passkeys.done)).toBeVisible()
    await expect(section.getByText(passkeys.unused, { exact: false })).toBeVisible()
    await button(passkeys.addLabel).click()
    await expect(page.getByText(errors.webauthn_credential_exists)).toBeVisible()
    expect(await findings(page)).toEqual([])
  })

  const asked = () => page.waitForResponse('**/auth/v1/passkeys/authentication/options')

  await test.step('the button is there with the form, before the server’s settings', async () => {
    await leave()
    await page.route('**/config.json', () => undefined)
    await page.goto('/login')
    await expect(button(authPage.login.byPasskey)).toBeVisible()
    await page.unrouteAll()
  })

  await test.step('signs in by the button, while suggestions wait', async () => {
    await page.goto('/login')
    await device.setPresent(false)
    const suggesting = asked()
    await page.getByLabel(auth.email, { exact: true }).click()
    await suggesting
    await device.setPresent(true)
    const asking = asked()
    await button(authPage.login.byPasskey).click()
    await asking
    await expect(page).toHaveURL('/dashboard')
  })

  await test.step('signs in by a suggestion of the address’s field', async () => {
    await leave()
    await page.goto('/login')
    // Any first touch starts it, also that of the pointer where it rests: the field may be gone before a click.
    await expect(async () => {
      await page.mouse.move(10, 10)
      await page.mouse.move(20, 20)
      await expect(page).toHaveURL('/dashboard', { timeout: 2_000 })
    }).toPass()
  })

  await test.step('removes it: it signs in no more', async () => {
    await page.goto('/dashboard/account')
    await button(passkeys.removeLabel.replace('{{name}}', passkeys.unnamed)).click()
    await page.getByRole('alertdialog').getByRole('button', { name: passkeys.remove }).click()
    await expect(page.getByText(passkeys.removal.done)).toBeVisible()
    await expect(section.getByText(passkeys.off)).toBeVisible()
    await leave()
    await page.goto('/login')
    await button(authPage.login.byPasskey).click()
    const alert = page.getByRole('alert').filter({ hasText: errors.webauthn_verification_failed })
    await expect(alert).toBeVisible()
    await expect(page).toHaveURL('/login')
    expect(await findings(page)).toEqual([])
  })

  await test.step('why a suggestion was refused goes once another way is tried', async () => {
    await page.goto('/login')
    const email = page.getByLabel(auth.email, { exact: true })
    await email.click()
    const alert = page.getByRole('alert').filter({ hasText: errors.webauthn_verification_failed })
    await expect(alert).toBeVisible()
    await email.fill(person.email)
    const held = Promise.withResolvers<void>()
    await page.route('**/auth/v1/otp*', async (route) => {
      await held.promise
      await route.continue()
    })
    await button(authPage.login.byMail).click()
    await expect(alert).toBeHidden()
    held.resolve()
  })
})
