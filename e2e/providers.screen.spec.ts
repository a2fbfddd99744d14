import { OIDC_CLIENT, Secret, startOidcServer, startWorld } from '@podium/testing'
import { findings } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { signIn } from './sign-in.ts'

test('somebody signs in with a provider, links it, unlinks it, and reads what failed', async ({
  page,
  engine,
  texts,
}) => {
  const { account, authPage, common, errors } = texts
  const { provider } = authPage
  const { identities } = account
  await using oidc = await startOidcServer()
  await using world = await startWorld(engine, {
    authOidcProvidersFile: [
      {
        ...{ id: 'custom:acme', name: 'Acme', issuer: oidc.url, clientIds: [OIDC_CLIENT.id] },
        secret: new Secret(OIDC_CLIENT.secret),
      },
    ],
  })
  const at = (path: string) => world.url + path
  const named = (text: string) => text.replace('{{provider}}', 'Acme')
  const button = (name: string) => page.getByRole('button', { name: named(name), exact: true })
  const atProvider = (choice: string) => page.getByRole('link', { name: choice, exact: true })
  const alert = (text: string) => page.getByRole('alert').filter({ hasText: named(text) })
  oidc.add({ sub: 'ada', email: 'ada@example.com', email_verified: true })
  oidc.add({ sub: 'bob', email: 'bob@example.com', email_verified: false })

  await test.step('whoever says no, or has an unproved address, reads so', async () => {
    await page.goto(at('/login'))
    await button(provider.continue).click()
    await atProvider('nobody').click()
    await expect(alert(provider.denied)).toBeVisible()
    expect(await findings(page)).toEqual([])
    await page.getByRole('link', { name: provider.toLogin, exact: true }).click()
    await button(provider.continue).click()
    await atProvider('bob').click()
    await expect(alert(errors.provider_email_needs_verification)).toBeVisible()
    await page.goto(at('/provider-return?code=x'))
    await expect(alert(errors.bad_oauth_state)).toBeVisible()
  })

  await test.step('a professional registers, and has one way to sign in', async () => {
    await page.context().clearCookies()
    await page.goto(at('/register?type=professional'))
    await expect(button(provider.continue)).toBeVisible()
    expect(await findings(page)).toEqual([])
    await button(provider.continue).click()
    await atProvider('ada').click()
    await expect(page).toHaveURL(at('/dashboard'))
    await page.goto(at('/dashboard/account'))
    const section = page.getByRole('region', { name: identities.title, exact: true })
    await expect(section.getByText('ada@example.com')).toBeVisible()
    await expect(button(identities.unlinkLabel)).toHaveCount(0)
    await expect(page.getByText(account.type.hints.professional)).toBeVisible()
  })

  await test.step('somebody with a password links an account and unlinks it', async () => {
    oidc.add({ sub: 'eve', email: 'eve@example.com', email_verified: true })
    const person = await world.signUp()
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await page.goto(at('/login'))
    await signIn(page, texts, person)
    await expect(page).toHaveURL(at('/dashboard'))
    await page.goto(at('/dashboard/account'))
    await button(identities.linkLabel).click()
    await atProvider('eve').click()
    await expect(page).toHaveURL(at('/dashboard/account'))
    await expect(page.getByText(named(provider.linked))).toBeVisible()
    expect(await findings(page)).toEqual([])
    await button(identities.unlinkLabel).click()
    const name = named(identities.removal.title)
    const dialog = page.getByRole('alertdialog', { name, exact: true })
    await expect(dialog.getByRole('button', { name: common.cancel, exact: true })).toBeFocused()
    await dialog.getByRole('button', { name: identities.unlink, exact: true }).click()
    await expect(button(identities.linkLabel)).toBeVisible()
  })
  // The page asks for nothing more when its server is gone.
  await page.goto('about:blank')
})
