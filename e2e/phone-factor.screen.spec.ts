import { newPhone, startSmsServer, startWorld } from '@podium/testing'
import { findings } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { signIn } from './sign-in.ts'

test('somebody adds a phone, signs in with a code sent to it, and removes it', async ({
  page,
  engine,
  texts,
}) => {
  const { account, authPage, errors, nav } = texts
  const { factors } = account
  const { factor } = authPage
  await using sms = await startSmsServer()
  await using world = await startWorld(engine, {
    ...sms.settings,
    authSmsMaxFrequencyS: 0,
    authMfaPhoneEnroll: true,
    authMfaPhoneVerify: true,
  })
  const person = await world.signUp()
  const phone = newPhone()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await page.goto(`${world.url}/login`)
  await signIn(page, texts, person)
  await expect(page).toHaveURL(`${world.url}/dashboard`)
  await page.goto(`${world.url}/dashboard/account`)

  await test.step('adds it, not without a number, and gets recovery codes', async () => {
    await expect(page.getByText(factors.phone.off)).toBeVisible()
    await button(factors.phone.addLabel).click()
    await expect(field(factors.name)).toBeFocused()
    await button(factors.phone.send).click()
    await expect(page.getByText(factors.phone.invalid)).toBeVisible()
    await field(factors.phone.number).fill(`+${newPhone()}`)
    await button(factors.phone.send).click()
    await button(factors.phone.change).click()
    await expect(field(factors.phone.number)).toBeFocused()
    await field(factors.phone.number).fill(`+${phone.slice(0, 2)} (0)${phone.slice(2)}`)
    expect(await findings(page)).toEqual([])
    await button(factors.phone.send).click()
    await expect(field(factors.phone.code)).toBeVisible()
    await button(factors.phone.sendAgain).click()
    await expect.poll(() => sms.countTo(phone)).toBe(2)
    expect(await findings(page)).toEqual([])
    await field(factors.phone.code).fill(sms.codeOf(phone))
    await field(factors.phone.code).press('Enter')
    await expect(page.getByText(factors.codesOnce)).toBeVisible()
    await button(factors.codesKept).click()
    await expect(page.getByText(factors.phone.defaultName, { exact: true })).toBeVisible()
    await expect(button(factors.phone.addLabel)).toHaveCount(0)
  })

  await test.step('an authenticator is offered a name that the phone has not', async () => {
    await button(factors.addLabel).click()
    await field(factors.name).press('Enter')
    await expect(page.getByRole('img', { name: factors.qrCode })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('the next sign-in sends a code, says so when it cannot, and takes it', async () => {
    await button(nav.logout).click()
    await expect(page).toHaveURL(`${world.url}/login`)
    await signIn(page, texts, person)
    await expect(page.getByText(factor.phoneHint)).toBeVisible()
    sms.answerWith((response) => response.writeHead(500).end())
    await button(factor.sendCode).click()
    await expect(page.getByText(errors.sms_send_failed)).toBeVisible()
    sms.answerWith(undefined)
    await button(factor.sendCode).click()
    await expect(field(factor.phoneCode)).toBeFocused()
    expect(await findings(page)).toEqual([])
    await field(factor.phoneCode).fill(sms.codeOf(phone))
    await field(factor.phoneCode).press('Enter')
    await expect(page).toHaveURL(`${world.url}/dashboard`)
  })

  await test.step('removes it', async () => {
    await page.goto(`${world.url}/dashboard/account`)
    const name = factors.phone.defaultName
    await button(factors.removeLabel.replace('{{name}}', name)).click()
    await button(factors.remove).last().click()
    await expect(page.getByText(factors.removal.done)).toBeVisible()
    await expect(page.getByText(factors.phone.off)).toBeVisible()
  })
})
