import { startSamlServer, startWorld } from '@podium/testing'
import { findings } from './axe.ts'
import { expect, test } from './fixtures.ts'

test('somebody signs in with their company, finds its account, and reads what failed', async ({
  page,
  engine,
  language,
  texts,
}) => {
  const { account, auth, authPage, errors } = texts
  const { login, provider } = authPage
  await using company = await startSamlServer()
  await using world = await startWorld(engine, { authSamlEnabled: true })
  const at = (path: string) => world.url + path
  const button = page.getByRole('button', { name: login.bySso, exact: true })
  const address = page.getByLabel(auth.email, { exact: true })
  const alert = (text: string) => page.getByRole('alert').filter({ hasText: text })
  const asks = async (who: string) => {
    await page.getByRole('link', { name: who, exact: true }).click()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
  }
  company.trust(await (await fetch(at('/auth/v1/sso/saml/metadata'))).text())
  company.add({ nameId: 'ada', attributes: { email: 'ada@acme.example' } })
  company.add({ nameId: 'eve', attributes: { email: 'eve@elsewhere.example' } })
  const connected = await fetch(at('/auth/v1/admin/sso/providers'), {
    method: 'POST',
    headers: { authorization: `Bearer ${world.serviceRoleKey}` },
    body: JSON.stringify({
      ...{ type: 'saml', metadata_xml: company.metadata, domains: ['acme.example'] },
    }),
  })
  expect(connected.status).toBe(201)

  await test.step('the address says which company it is', async () => {
    await page.goto(at('/login'))
    await button.click()
    await expect(address).toBeFocused()
    await address.fill('ada@unknown.example')
    await button.click()
    await expect(alert(errors.sso_provider_not_found)).toBeVisible()
    await page.setViewportSize({ width: 320, height: 800 })
    const widths = [address, button].map(async (each) => (await each.boundingBox())?.width)
    expect(await Promise.all(widths)).toEqual([288, 288])
    expect(await findings(page)).toEqual([])
  })

  await test.step('whoever the company refuses, or names wrongly, reads so', async () => {
    await address.fill('ada@acme.example')
    await button.click()
    await asks('nobody')
    await expect(alert(provider.denied)).toBeVisible()
    await page.getByRole('link', { name: provider.toLogin, exact: true }).click()
    await address.fill('ada@acme.example')
    await button.click()
    await asks('eve')
    await expect(alert(provider.failed)).toBeVisible()
    expect(await findings(page)).toEqual([])
  })

  await test.step('an employee gets in, and their company keeps what signs them in', async () => {
    await page.getByRole('link', { name: provider.toLogin, exact: true }).click()
    await address.fill('ada@acme.example')
    await button.click()
    await asks('ada')
    await expect(page).toHaveURL(at('/dashboard'))
    await page.goto(at('/dashboard/account'))
    const region = (name: string) => page.getByRole('region', { name, exact: true })
    const managed = account.signIn.managed.replace('{{email}}', 'ada@acme.example')
    await expect(region(account.signIn.title).getByText(managed)).toBeVisible()
    await expect(region(account.identities.title)).toContainText(account.identities.company)
    await expect(region(account.passkeys.title)).toHaveCount(0)
    await expect(page.getByText(texts.securityLog.methods.company).first()).toBeVisible()
    expect(await findings(page)).toEqual([])
  })

  await test.step('the terms that the sign-in screen named are accepted, in its language', async () => {
    const [user] = await world.db.query<{ terms: string; language: string }>(
      `select raw_user_meta_data ->> 'terms_version' as terms, raw_user_meta_data ->> 'language' as language
         from auth.users where is_sso_user`,
    )
    expect(user).toEqual({ terms: expect.stringMatching(/./), language })
  })
  await test.step('“It was not me” leads back through the company, and speaks of no mail', async () => {
    const token = 'a'.repeat(40)
    await world.db.query(
      `insert into auth.account_alarms (token_hash, user_id)
       select encode(sha256($1::bytea), 'hex'), id from auth.users where is_sso_user`,
      [Buffer.from(token)],
    )
    await page.goto(at(`/secure-account#token=${token}`))
    await page.getByRole('button', { name: texts.securityLog.secure.action }).click()
    await expect(page.getByText(texts.securityLog.secure.doneByCompany)).toBeVisible()
    expect(await findings(page)).toEqual([])
  })
  // The page asks for nothing more when its server is gone.
  await page.goto('about:blank')
})
