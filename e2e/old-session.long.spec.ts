import {
  newPhone,
  OIDC_CLIENT,
  Secret,
  startOidcServer,
  startSmsServer,
  startWorld,
  type World,
} from '@podium/testing'
import { TOTP } from 'otpauth'
import { findings } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { openAs } from './sign-in.ts'

type Person = Awaited<ReturnType<World['signUp']>>

/** Makes every session of a person so old that it is not enough for what could lock them out. */
const age = ({ db }: World, { id }: Person) =>
  db.query(`update auth.sessions set created_at = now() - interval '2 days' where user_id = $1`, [
    id,
  ])

/** Takes the password of an account away, as one has it that a provider opened. */
const forgetPassword = ({ db }: World, { id }: Person) =>
  db.query('update auth.users set encrypted_password = null where id = $1', [id])

/** Code of the newest mail to somebody. */
async function mailedCode(world: World, { email }: Person) {
  const find = async () => {
    const [mail] = await world.mailbox(email)
    return /(?<!\w)\d{6}(?!\w)/.exec(mail?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(find).not.toBe('')
  return find()
}

test('in an old session a first authenticator needs the password', async ({
  page,
  engine,
  texts,
}) => {
  const { account, common, errors } = texts
  const { factors } = account
  await using world = await startWorld(engine, { authPasswordReauthentication: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const person = await world.signUp()
  await age(world, person)
  await openAs(page, `${world.url}/dashboard/account`, person)

  await button(factors.addLabel).click()
  await button(factors.continue).click()
  await expect(page.getByText(account.proof.password)).toBeVisible()
  await expect(field(account.password.current)).toBeFocused()
  expect(await findings(page)).toEqual([])
  await button(factors.continue).click()
  await expect(page.getByText(common.validation.required)).toBeVisible()
  await field(account.password.current).fill('a wrong one')
  await button(factors.continue).click()
  await expect(page.getByText(errors.current_password_invalid)).toBeVisible()
  await field(account.password.current).fill(person.password)
  await button(factors.continue).click()
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await field(factors.code).fill(new TOTP({ secret }).generate())
  await field(factors.code).press('Enter')

  await expect(page.getByText(factors.codesOnce)).toBeVisible()
  // The page asks for nothing more when its server is gone.
  await page.goto('about:blank')
})

test('an account without a password gets a first one, an authenticator or its end by a mailed code', async ({
  page,
  engine,
  texts,
}) => {
  const { account, auth, common } = texts
  const { deletion, factors, firstPassword, proof } = account
  await using world = await startWorld(engine, { authPasswordReauthentication: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => page.getByLabel(name, { exact: true })
  /** Somebody whose account a provider opened, on the account page in an old session. */
  async function arrive() {
    const person = await world.signUp()
    await forgetPassword(world, person)
    await age(world, person)
    await openAs(page, `${world.url}/dashboard/account`, person)
    const code = field(account.email.code.replace('{{email}}', person.email))
    return { person, code }
  }

  await test.step('a first password', async () => {
    const { person, code } = await arrive()
    await button(firstPassword.edit).click()
    await expect(field(account.password.current)).toHaveCount(0)
    await field(auth.newPassword).fill('a first secret')
    await field(auth.confirmPassword).fill('a first secret')
    await button(firstPassword.submit).click()
    await expect(page.getByText(proof.hint)).toBeVisible()
    await expect(code).toBeFocused()
    expect(await findings(page)).toEqual([])
    await button(firstPassword.submit).click()
    await expect(page.getByText(common.validation.required)).toBeVisible()
    await code.fill(await mailedCode(world, person))
    await button(firstPassword.submit).click()
    await expect(page.getByText(firstPassword.done)).toBeVisible()
    const { error } = await world.anon.auth.signInWithPassword({
      email: person.email,
      password: 'a first secret',
    })
    expect(error).toBeNull()
  })

  await test.step('a first authenticator', async () => {
    const { person, code } = await arrive()
    await button(factors.addLabel).click()
    await button(factors.continue).click()
    await expect(code).toBeFocused()
    await code.fill(await mailedCode(world, person))
    await button(factors.continue).click()
    await expect(page.getByRole('img', { name: factors.qrCode })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('its end', async () => {
    const { person, code } = await arrive()
    await button(account.data.deleteAction).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByLabel(deletion.password, { exact: true })).toHaveCount(0)
    await dialog.getByRole('textbox').fill(person.email)
    await button(deletion.submit).click()
    await expect(code).toBeFocused()
    expect(await findings(page)).toEqual([])
    await code.fill(await mailedCode(world, person))
    await button(deletion.submit).click()
    await expect(page).toHaveURL(`${world.url}/goodbye`)
    const { error } = await world.service.auth.admin.getUserById(person.id)
    expect(error?.code).toBe('user_not_found')
  })
  await page.goto('about:blank')
})

test('an account that only a provider knows signs in again to prove who it is, and comes back', async ({
  page,
  engine,
  texts,
}) => {
  const { account, authPage } = texts
  const { factors, proof } = account
  await using oidc = await startOidcServer()
  await using sms = await startSmsServer()
  await using world = await startWorld(engine, {
    authPasswordReauthentication: true,
    ...sms.settings,
    authMfaPhoneEnroll: true,
    authMfaPhoneVerify: true,
    authOidcProvidersFile: [
      {
        ...{ id: 'custom:acme', name: 'Acme', issuer: oidc.url, clientIds: [OIDC_CLIENT.id] },
        secret: new Secret(OIDC_CLIENT.secret),
      },
    ],
  })
  oidc.add({ sub: 'ada', email: 'ada@example.com', email_verified: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const toAcme = button(authPage.provider.continue.replace('{{provider}}', 'Acme'))
  const addPhone = async (number: string) => {
    await button(factors.phone.addLabel).click()
    await page.getByLabel(factors.phone.number, { exact: true }).fill(`+${number}`)
    await button(factors.phone.send).click()
  }
  await page.goto(`${world.url}/register`)
  await toAcme.click()
  await page.getByRole('link', { name: 'ada', exact: true }).click()
  await expect(page).toHaveURL(`${world.url}/dashboard`)
  // As of an anonymous visitor who linked a provider.
  const [person] = await world.db.query<{ id: string }>(
    `update auth.users set email = null where email = 'ada@example.com' returning id`,
  )
  await world.db.query(
    `update auth.sessions set created_at = now() - interval '2 days', proved_at = null where user_id = $1`,
    [person?.id],
  )
  await page.goto(`${world.url}/dashboard/account`)
  const phone = newPhone()
  await addPhone(phone)

  await expect(page.getByText(proof.again)).toBeVisible()
  await expect(button(proof.signInAgain)).toBeFocused()
  expect(await findings(page)).toEqual([])
  await button(proof.signInAgain).click()
  await expect(page).toHaveURL(`${world.url}/login`)
  await toAcme.click() // who knows them by now
  await expect(page).toHaveURL(`${world.url}/dashboard/account`)
  await addPhone(phone)
  await expect(page.getByLabel(factors.phone.code, { exact: true })).toBeVisible()
  expect(sms.countTo(phone)).toBe(1)
  await page.goto('about:blank')
})
