import type { Page } from '@playwright/test'
import { APP_ROUTES } from '@podium/domain'
import { LANGUAGES } from '@podium/i18n'
import { expect, test } from './fixtures.ts'
import { openAs, signIn } from './sign-in.ts'

const DASHBOARD = ['/dashboard', '/dashboard/profile', '/dashboard/create-project']
const ADMIN = APP_ROUTES.filter((path) => path.startsWith('/admin'))
const MODERATION = '/admin/moderation'

/** Navigation option for redirected addresses, whose first page never loads completely. */
const ARRIVED = { waitUntil: 'commit' } as const

/** Frame around the page: public header and footer, and the sidebars by their names. */
type Frame = { header: boolean; footer: boolean; sidebars: string[] }

const frameOf = (page: Page) =>
  page.evaluate<Frame>(`({
    header: document.querySelector('header nav') !== null,
    footer: document.querySelector('footer') !== null,
    sidebars: [...document.querySelectorAll('aside nav')].map((nav) => nav.ariaLabel),
  })`)

async function expectFrame(page: Page, frame: Frame) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { pathname: path } = new URL(page.url())
  expect({ path, ...(await frameOf(page)) }).toEqual({ path, ...frame })
}

test('a visitor is led to sign-in, and after it to where they were going', async ({
  page,
  world,
  texts,
}) => {
  for (const path of [...DASHBOARD, ...ADMIN, '/profile']) {
    await page.goto(path, ARRIVED)
    await expect(page).toHaveURL('/login')
  }
  const person = await world.signUp()
  const answer = await page.goto('/api/admin/users')
  expect([answer?.status(), await answer?.json()]).toMatchObject([
    401,
    { code: 'no_authorization' },
  ])

  await page.goto('/dashboard/create-project')
  await signIn(page, texts, person)

  await expect(page).toHaveURL('/dashboard/create-project')
})

test('a user may enter the dashboard and nothing of the admin area', async ({
  page,
  world,
  texts,
}) => {
  await openAs(page, '/dashboard', await world.signUp())
  await expect(page.getByText(texts.auth.roles.user, { exact: true })).toBeVisible()
  for (const path of ADMIN) {
    await page.goto(path, ARRIVED)
    await expect(page).toHaveURL('/dashboard')
  }
  for (const path of ['/login', '/register']) {
    await page.goto(path, ARRIVED)
    await expect(page).toHaveURL('/dashboard')
  }
  await page.goto('/profile')
  await expect(page).toHaveURL('/dashboard/profile')
})

test('an editor may enter the dashboard and moderation, and nothing else of the admin area', async ({
  page,
  world,
  texts,
}) => {
  const { admin, auth, dashboard } = texts
  const links = (name: string) => page.getByRole('navigation', { name }).getByRole('link')
  await page.goto(MODERATION)
  await signIn(page, texts, await world.signUp({ role: 'editor' }))

  await expect(page).toHaveURL(MODERATION)
  await expect(page.getByText(auth.roles.editor, { exact: true })).toBeVisible()
  await expect(links(admin.label)).toHaveText([
    new RegExp(`^${admin.moderation}`), // with how much waits, of other tests too
    admin.dashboard,
  ])
  expect(await frameOf(page)).toMatchObject({ header: true, footer: false })
  for (const path of ADMIN.filter((each) => each !== MODERATION)) {
    await page.goto(path, ARRIVED)
    await expect(page).toHaveURL('/dashboard')
  }
  await expect(links(dashboard.label)).toHaveText([
    dashboard.feed,
    dashboard.moderation,
    dashboard.profile,
    dashboard.createProject,
    dashboard.account,
  ])
  await expect(page.getByText(auth.roles.editor, { exact: true })).toBeVisible()
})

test('an admin is led from the dashboard to the admin area', async ({ page, world, texts }) => {
  const admin = await world.signUp({ role: 'admin' })
  await openAs(page, '/dashboard', admin)

  await expect(page).toHaveURL('/admin')
  await expect(page.getByText(texts.auth.roles.admin, { exact: true })).toBeVisible()
  for (const path of [...DASHBOARD, '/profile']) {
    await page.goto(path)
    await expect(page).toHaveURL('/admin')
  }
  const edges = new Set<number | undefined>()
  for (const path of ADMIN) {
    await page.goto(path)
    await expectFrame(page, { header: true, footer: false, sidebars: [texts.admin.label] })
    edges.add((await page.getByRole('heading', { level: 1 }).boundingBox())?.x)
  }
  expect(edges.size).toBe(1)
  const { admin: names } = texts
  await expect(page.getByRole('navigation', { name: names.label }).getByRole('link')).toHaveText(
    [
      names.overview,
      names.users,
      names.projects,
      names.moderation,
      names.messages,
      names.newsletter,
      names.audit,
      names.account,
      // Some are followed by how many wait.
    ].map((name) => new RegExp(`^${name}(\\d|$)`)),
  )
})

test('the header, the footer and the sidebar show where the specification has them', async ({
  page,
  world,
  texts,
}) => {
  for (const path of ['/', '/about', '/pricing', '/contact', '/process', '/nowhere']) {
    await page.goto(path)
    await expectFrame(page, { header: true, footer: true, sidebars: [] })
  }
  for (const path of ['/login', '/register', '/reset-password', '/update-password']) {
    await page.goto(path)
    await expectFrame(page, { header: false, footer: false, sidebars: [] })
  }

  const person = await world.signUp({ complete: true })
  await openAs(page, '/dashboard', person)
  for (const path of DASHBOARD) {
    await page.goto(path)
    await expectFrame(page, { header: false, footer: false, sidebars: [texts.dashboard.label] })
  }
  const { dashboard } = texts
  await expect(
    page.getByRole('navigation', { name: dashboard.label }).getByRole('link'),
  ).toHaveText([
    dashboard.feed,
    dashboard.profile,
    dashboard.createProject,
    dashboard.invitations,
    dashboard.account,
  ])
  const sidebar = page.getByRole('complementary')
  await expect(sidebar).toContainText(texts.auth.roles.professional)
  // Name and initials once there is a name, until there is a picture.
  const face = sidebar.getByText('AD', { exact: true })
  await expect(face).toBeVisible()
  await expect(face).toContainClass(`bg-tint-${Number.parseInt(person.id.slice(0, 8), 16) % 10}`)
  await expect(sidebar.getByText('Awa Diop')).toBeVisible()
  await sidebar.getByRole('button', { name: texts.auth.menu.label }).click()
  await sidebar.getByRole('link', { name: texts.auth.menu.profile }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Awa Diop')
  await expect(sidebar.getByRole('link', { name: texts.auth.menu.profile })).toBeHidden()
})

test('who is signed in sees a spinner, and no other page, until their session is checked', async ({
  page,
  world,
  texts,
}) => {
  await openAs(page, '/dashboard', await world.signUp())
  const checked = Promise.withResolvers<void>()
  await page.route('**/config.json', async (route) => {
    await checked.promise
    await route.continue()
  })
  await page.reload()

  await expect(page.getByRole('status').filter({ hasText: texts.common.loading })).toBeVisible()
  await expect(page.getByRole('heading')).toHaveCount(0)
  checked.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.feed.title)
  await expect(page).toHaveURL('/dashboard')
})

test('a deep link draws a spinner before any other file has arrived', async ({ page, texts }) => {
  const arrived = Promise.withResolvers<void>()
  await page.route('**/assets/**', async (route) => {
    await arrived.promise
    await route.continue()
  })
  await page.goto('/dashboard/profile', { waitUntil: 'commit' })

  await expect(page.getByRole('status')).toHaveText(texts.common.loading)
  const painted = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
  await expect.poll(painted).toBe(1)
  arrived.resolve()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-starting')
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

test('a language switch keeps page, query, scroll and typed text, closes its menu, and stays', async ({
  page,
  language,
  texts: { contact, contactPage },
}) => {
  const other = language === 'fr' ? 'English' : 'Français'
  await page.goto('/contact?subject=support#form')
  const message = page.getByRole('main').getByRole('textbox').last()
  await message.fill('Do not lose me')
  await page.evaluate('scrollTo(0, 300)')
  // By keyboard, because a click would first scroll to the header.
  await page
    .getByRole('banner')
    .getByRole('button', { name: language === 'fr' ? /Français/ : /English/ })
    .evaluate<void, { focus(options: object): void }>((button) => {
      button.focus({ preventScroll: true })
    })
  await page.keyboard.press('Enter')
  const choice = page.getByRole('button', { name: other, exact: true })
  await expect(choice).toBeVisible()
  for (let stops = 0; stops <= LANGUAGES.indexOf(language === 'fr' ? 'en' : 'fr'); stops += 1) {
    await page.keyboard.press('Tab')
  }
  await expect(choice).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(choice).toBeHidden()
  await expect(page.getByRole('banner').locator('[aria-expanded]:focus')).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'fr' ? 'en' : 'fr')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(contactPage.title)
  await expect(page).toHaveURL('/contact?subject=support#form')
  await expect(message).toHaveValue('Do not lose me')
  await expect(page.getByRole('option', { name: contact.subjects.support })).toHaveCount(0)
  await expect(message).toBeInViewport()
  expect(await page.evaluate<number>('scrollY')).toBeGreaterThan(0)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'fr' ? 'en' : 'fr')
})

test('the language is looked for in the address, the cookie, both storages and the browser, in this order', async ({
  page,
  context,
  language,
}) => {
  const other = language === 'fr' ? 'en' : 'fr'
  type Kept = { cookie?: string; localStorage?: string; sessionStorage?: string }
  /** Opens sign-in in a browser with this storage and expects a language, which is then stored. */
  const expectLanguage = async (expected: string, { cookie, ...storages }: Kept, query = '') => {
    await context.clearCookies()
    await page.evaluate(`localStorage.clear(), sessionStorage.clear()`)
    if (cookie !== undefined) {
      await context.addCookies([{ name: 'i18next', value: cookie, url: page.url() }])
    }
    for (const [storage, value] of Object.entries(storages)) {
      await page.evaluate(`${storage}.setItem('i18nextLng', '${value}')`)
    }
    await page.goto(`/login${query}`)
    await expect
      .poll(() => page.evaluate(`[document.cookie, localStorage.getItem('i18nextLng')]`))
      .toEqual([`i18next=${expected}`, expected])
    await expect(page.locator('html')).toHaveAttribute('lang', expected)
  }
  await page.goto('/login')

  await expectLanguage(language, {})
  await expectLanguage(other, { sessionStorage: other })
  await expectLanguage(other, { localStorage: other, sessionStorage: language })
  await expectLanguage(other, { cookie: other, localStorage: language })
  await expectLanguage(other, { cookie: language }, `?lng=${other}`)
})
