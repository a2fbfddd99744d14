import { findings } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { enterDashboard } from './sign-in.ts'
import { addVirtualAuthenticator } from './virtual-authenticator.ts'

test('somebody adds a passkey, signs in with it by the button and by a suggestion, and removes it', async ({
  page,
  world,
  texts,
}) => {
  const { account, auth, authPage, common, errors, nav } = texts
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

  await test.step('gives it another name', async () => {
    const { renaming } = passkeys
    const rename = (name: string) => button(passkeys.renameLabel.replace('{{name}}', name))
    const name = page.getByLabel(renaming.name, { exact: true })
    await rename(passkeys.unnamed).click()
    await expect(name).toBeFocused()
    expect(await findings(page)).toEqual([])
    await section.getByRole('button', { name: renaming.submit, exact: true }).last().click()
    await expect(section.getByText(common.validation.required)).toBeVisible()
    await name.fill('Éclair 💻')
    await name.press('Enter')
    await expect(page.getByText(renaming.done)).toBeVisible()
    await expect(rename('Éclair 💻')).toBeFocused()
    await page.reload()
    await expect(section.getByRole('heading', { name: 'Éclair 💻', exact: true })).toBeVisible()
    const { data } = await person.auth.passkey.list()
    expect(data?.map(({ friendly_name }) => friendly_name)).toEqual(['Éclair 💻'])
  })

  const OPTIONS = '**/auth/v1/passkeys/authentication/options'
  const asked = () => page.waitForResponse(OPTIONS)

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
    await page.getByLabel(auth.email, { exact: true }).focus()
    await expect(page).toHaveURL('/dashboard')
  })

  await test.step('no suggestion is asked for before the field, and one that cannot be made is not told', async () => {
    await leave()
    let requests = 0
    await page.route(OPTIONS, (route) => {
      requests += 1
      return route.fulfill({ status: 429, json: { code: 'over_request_rate_limit' } })
    })
    await page.goto('/login')
    await expect(button(authPage.login.byPasskey)).toBeVisible()
    await page.mouse.move(10, 10)
    await page.mouse.move(20, 20)
    const password = page.getByLabel(auth.password, { exact: true })
    await password.focus()
    await page.keyboard.type('x')
    await page.waitForLoadState('networkidle')
    expect(requests).toBe(0)
    const email = page.getByLabel(auth.email, { exact: true })
    const refused = asked()
    await email.focus()
    await refused
    await password.focus()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
    await page.unroute(OPTIONS)
    await email.focus()
    await expect(page).toHaveURL('/dashboard')
    expect(requests).toBe(1)
  })

  await test.step('removes it: it signs in no more', async () => {
    await page.goto('/dashboard/account')
    await button(passkeys.removeLabel.replace('{{name}}', 'Éclair 💻')).click()
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
