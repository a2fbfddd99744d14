import { expect, test } from './fixtures.ts'
import { signIn } from './sign-in.ts'

test('an admin sees how Podium is doing, as charts or as a table', async ({
  page,
  world,
  texts,
}) => {
  const { nav, overview } = texts
  const admin = await world.signUp({ role: 'admin' })
  await page.goto('/login')
  await signIn(page, texts, admin)

  await expect(page.getByRole('heading', { level: 1, name: texts.admin.overview })).toBeVisible()
  await expect(page.getByRole('link', { name: overview.users.link })).toHaveAttribute(
    'href',
    '/admin/users',
  )
  await expect(page.getByText(overview.soon.text)).toBeVisible()
  const signUps = page.getByRole('img', {
    name: new RegExp(`^${overview.activity.series.sign_ups}`),
  })
  await expect(signUps).toBeVisible()
  const bars = signUps.locator('g')
  await expect(bars).toHaveCount(30)

  await page.getByRole('button', { name: overview.activity.days90 }).click()
  await expect(bars).toHaveCount(90)

  await page.getByRole('button', { name: overview.activity.showTable }).click()
  const table = page.getByRole('table', { name: overview.activity.tableCaption })
  await expect(table.getByRole('row')).toHaveCount(91)
  await expect(page).toHaveURL('/admin?days=90&view=table')
  // The account signed up just now counts today.
  await expect(table.getByRole('row').nth(1).getByRole('cell').first()).not.toHaveText('0')

  // A phone in landscape is too low for the menu, which scrolls.
  await page.setViewportSize({ width: 844, height: 390 })
  await page.getByRole('button', { name: `${nav.openMenu} (${texts.admin.label})` }).click()
  const logout = page.getByRole('complementary').getByRole('button', { name: nav.logout })
  await logout.scrollIntoViewIfNeeded()
  await expect(logout).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(logout).toBeHidden()
})
