import { expect, test } from './fixtures.ts'
import { signIn } from './sign-in.ts'

const DASHBOARD = ['/dashboard', '/dashboard/profile', '/dashboard/create-project']
const ADMIN = ['/admin', '/admin/users', '/admin/audit']

test('a visitor is led to sign-in, and after it to where they were going', async ({
  page,
  world,
  texts,
}) => {
  for (const path of [...DASHBOARD, ...ADMIN, '/profile']) {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
  }
  const person = await world.signUp()

  await page.goto('/dashboard/create-project')
  await signIn(page, texts, person)

  await expect(page).toHaveURL('/dashboard/create-project')
})

test('a user may enter the dashboard and nothing of the admin area', async ({
  page,
  world,
  texts,
}) => {
  await page.goto('/login')
  await signIn(page, texts, await world.signUp())

  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText(texts.auth.roles.user, { exact: true })).toBeVisible()
  for (const path of ADMIN) {
    await page.goto(path)
    await expect(page).toHaveURL('/dashboard')
  }
  for (const path of ['/login', '/register']) {
    await page.goto(path)
    await expect(page).toHaveURL('/dashboard')
  }
  await page.goto('/profile')
  await expect(page).toHaveURL('/dashboard/profile')
})

test('an admin is led from the dashboard to the admin area', async ({ page, world, texts }) => {
  const admin = await world.signUp({ role: 'admin' })
  await page.goto('/login')
  await signIn(page, texts, admin)

  await expect(page).toHaveURL('/admin')
  await expect(page.getByText(texts.auth.roles.admin, { exact: true })).toBeVisible()
  for (const path of [...DASHBOARD, '/profile']) {
    await page.goto(path)
    await expect(page).toHaveURL('/admin')
  }
})

test('the header, the footer and the sidebar show where the specification has them', async ({
  page,
  world,
  texts,
}) => {
  const shown = async () => ({
    header: await page
      .getByRole('banner')
      .getByRole('link', { name: texts.nav.pricing })
      .isVisible(),
    footer: await page.getByRole('contentinfo').isVisible(),
  })
  for (const path of ['/', '/about', '/pricing', '/contact', '/process', '/nowhere']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect([path, await shown()]).toEqual([path, { header: true, footer: true }])
  }
  for (const path of ['/login', '/register', '/reset-password', '/update-password']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect([path, await shown()]).toEqual([path, { header: false, footer: false }])
  }

  await page.goto('/login')
  await signIn(page, texts, await world.signUp())
  const { dashboard } = texts
  await expect(
    page.getByRole('navigation', { name: dashboard.label }).getByRole('link'),
  ).toHaveText([dashboard.feed, dashboard.profile, dashboard.createProject, dashboard.account])
  await expect(page.getByRole('complementary')).toContainText(texts.auth.roles.user)
  expect(await shown()).toEqual({ header: false, footer: false })
})

test('a reset link without a token is said to be invalid, and leads to a new one', async ({
  page,
  texts,
}) => {
  await page.goto('/update-password')

  await expect(page.getByText(texts.authPage.updatePassword.invalidLink)).toBeVisible()
  await expect(page.getByLabel(texts.auth.newPassword)).toBeHidden()
  await page.getByRole('link', { name: texts.authPage.updatePassword.requestNewLink }).click()
  await expect(page).toHaveURL('/reset-password')
})

test('the chosen language stays, and closes its menu', async ({ page, language, texts }) => {
  const other = language === 'fr' ? 'English' : 'Français'
  await page.goto('/pricing')
  await page
    .getByRole('banner')
    .getByRole('button', { name: language === 'fr' ? /Français/ : /English/ })
    .click()
  await page.getByRole('button', { name: other, exact: true }).click()

  await expect(page.getByRole('button', { name: other, exact: true })).toBeHidden()
  await expect(page.getByRole('banner').locator('[aria-expanded]:focus')).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'fr' ? 'en' : 'fr')
  await expect(
    page.getByRole('heading', { name: texts.construction.pages.pricing.title, exact: true }),
  ).toBeHidden()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'fr' ? 'en' : 'fr')
})
