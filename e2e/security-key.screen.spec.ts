import { TOTP } from 'otpauth'
import { findings } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { enterDashboard, signIn } from './sign-in.ts'
import { addVirtualAuthenticator } from './virtual-authenticator.ts'

test('somebody adds a security key, signs in with it, with an app and with a recovery code, and removes it', async ({
  page,
  world,
  texts,
}) => {
  const { account, authPage, errors, nav } = texts
  const { factors } = account
  const { factor } = authPage
  const person = await world.signUp()
  const device = await addVirtualAuthenticator(page, 'usb')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const leave = async () => {
    await button(nav.logout).click()
    await expect(page).toHaveURL('/login')
  }
  await enterDashboard(page, texts, person)
  await page.goto('/dashboard/account')

  const codes =
    await test.step('adds it, not in the first try, and gets recovery codes', async () => {
      await expect(page.getByText(factors.keys.off)).toBeVisible()
      await device.setRecognises(false)
      await button(factors.keys.addLabel).click()
      await expect(field(factors.name)).toBeFocused()
      expect(await findings(page)).toEqual([])
      await button(factors.continue).click()
      await expect(page.getByText(errors.security_key_cancelled)).toBeVisible()
      await device.setRecognises(true)
      await button(factors.continue).click()
      await expect(page.getByText(factors.codesOnce)).toBeVisible()
      const shown = await page.getByRole('dialog').getByRole('listitem').allTextContents()
      await button(factors.codesKept).click()
      await expect(page.getByText(factors.keys.defaultName, { exact: true })).toBeVisible()
      await expect(page.getByText(factors.keys.on)).toBeVisible()
      return shown
    })

  await test.step('the same key is not added twice', async () => {
    await button(factors.keys.addLabel).click()
    await field(factors.name).fill('Another')
    await button(factors.continue).click()
    await expect(page.getByText(errors.security_key_known)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: texts.common.cancel }).click()
  })

  await test.step('the sign-in asks for it, wherever the person was going', async () => {
    await leave()
    await page.goto('/dashboard/account')
    await signIn(page, texts, person)
    await expect(button(factor.askKey)).toBeFocused()
    expect(await findings(page)).toEqual([])
    await button(factor.useRecoveryCode).click()
    await expect(field(factor.recoveryCode)).toBeFocused()
    await button(factor.useKey).click()
    await device.setRecognises(false)
    await button(factor.askKey).click()
    await expect(page.getByText(errors.security_key_cancelled)).toBeVisible()
    await device.setRecognises(true)
    await button(factor.askKey).click()
    await expect(page.getByRole('heading', { name: account.title, exact: true })).toBeVisible()
  })

  await test.step('beside an authenticator both are offered', async () => {
    await button(factors.addLabel).click()
    await field(factors.name).press('Enter')
    const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
    const enrolledAt = Date.now()
    const codeAfter = (steps: number) =>
      new TOTP({ secret }).generate({ timestamp: enrolledAt + steps * 30_000 })
    await field(factors.code).fill(codeAfter(0))
    await field(factors.code).press('Enter')
    await expect(page.getByText(factors.defaultName, { exact: true })).toBeVisible()
    await leave()
    await signIn(page, texts, person)
    await expect(button(factor.useRecoveryCode)).toBeVisible()
    await button(factor.useAuthenticator).click()
    await field(factor.code).fill(codeAfter(1))
    await field(factor.code).press('Enter')
    await expect(page).toHaveURL('/dashboard')
    await leave()
    await signIn(page, texts, person)
    await button(factor.useRecoveryCode).click()
    await field(factor.recoveryCode).fill(codes[0] ?? '')
    await field(factor.recoveryCode).press('Enter')
    await expect(page).toHaveURL('/dashboard')
  })

  await test.step('removes both: the password alone signs in', async () => {
    await page.goto('/dashboard/account')
    for (const name of [factors.keys.defaultName, factors.defaultName]) {
      await button(factors.removeLabel.replace('{{name}}', name)).click()
      await page.getByRole('alertdialog').getByRole('button', { name: factors.remove }).click()
      await expect(page.getByText(name, { exact: true })).toHaveCount(0)
    }
    await leave()
    await enterDashboard(page, texts, person)
  })
})
