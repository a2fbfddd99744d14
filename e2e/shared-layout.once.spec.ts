import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { enterDashboard, openAs } from './sign-in.ts'

const PHONE = { width: 390, height: 844 }

/** Links inside, in order: name and address. */
const linksIn = (part: Locator) =>
  part
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))

test('the header shows a visitor the ways in, and somebody signed in the way out', async ({
  page,
  world,
  texts,
}) => {
  const { nav } = texts
  const header = page.getByRole('banner')
  const main = header.getByRole('navigation', { name: nav.main })
  await page.goto('/')
  await expect(main.getByRole('link')).toHaveCount(5)
  expect(await linksIn(main)).toEqual([
    [nav.about, '/about'],
    [nav.pricing, '/pricing'],
    [nav.contact, '/contact'],
    [nav.login, '/login'],
    [nav.register, '/register'],
  ])
  await expect(header.getByRole('link', { name: nav.homeLink })).toHaveAttribute('href', '/')

  const person = await world.signUp()
  await enterDashboard(page, texts, person)
  await page.goto('/about')
  await expect(main.getByRole('button', { name: nav.logout })).toBeVisible()
  await expect(main.getByRole('link')).toHaveCount(0)
  await expect(header.getByRole('link', { name: nav.dashboardLink })).toHaveAttribute(
    'href',
    '/dashboard',
  )
  await main.getByRole('button', { name: nav.logout }).click()
  await expect(page).toHaveURL('/login')
  // Their other devices stay signed in.
  expect((await person.auth.refreshSession()).error).toBeNull()
})

test('the mobile menu adds home, and for admins their area; a click on a link closes it', async ({
  page,
  world,
  texts,
}) => {
  const { nav } = texts
  await page.setViewportSize(PHONE)
  const menu = page.getByRole('banner').getByRole('navigation', { name: nav.main })
  await page.goto('/about')
  await page.getByRole('button', { name: nav.openMenu }).click()
  await expect(menu.getByRole('link')).toHaveCount(6)
  expect(await linksIn(menu)).toEqual([
    [nav.home, '/'],
    [nav.about, '/about'],
    [nav.pricing, '/pricing'],
    [nav.contact, '/contact'],
    [nav.login, '/login'],
    [nav.register, '/register'],
  ])
  // Works also for the link of the open page.
  await menu.getByRole('link', { name: nav.about }).click()
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: nav.openMenu }).click()
  await menu.getByRole('link', { name: nav.contact }).click()
  await expect(page).toHaveURL('/contact')
  await expect(menu).toBeHidden()

  for (const role of ['user', 'admin'] as const) {
    await openAs(page, '/dashboard', await world.signUp({ role }))
    await expect(page).toHaveURL(role === 'admin' ? '/admin' : '/dashboard')
    await page.goto('/about')
    await page.getByRole('button', { name: nav.openMenu }).click()
    await expect(menu.getByRole('link', { name: nav.home })).toBeVisible()
    await expect(menu.getByRole('link', { name: nav.admin })).toHaveCount(role === 'admin' ? 1 : 0)
    await expect(menu.getByRole('link', { name: nav.login })).toBeHidden()
    await menu.getByRole('button', { name: nav.logout }).click()
    await expect(page).toHaveURL('/login')
  }
})

test('the footer leads to the work and the company, and starts the page at its top', async ({
  page,
  texts: { footer, newsletter },
}) => {
  await page.goto('/about')
  const foot = page.getByRole('contentinfo')
  const networks = ['LinkedIn', 'Bluesky', 'GitHub']
  await expect(foot.getByRole('link')).toHaveCount(6 + networks.length + 1 + 4)
  expect((await linksIn(foot)).slice(-4)).toEqual([
    [footer.teams, '/how-teams-are-formed'],
    [footer.notice, '/legal-notice'],
    [footer.privacy, '/privacy'],
    [footer.terms, '/terms'],
  ])
  expect((await linksIn(foot)).slice(1, 7)).toEqual([
    [footer.projects, '/projects'],
    [footer.caseStudies, '/case-studies'],
    [footer.testimonials, '/testimonials'],
    [footer.about, '/about'],
    [footer.process, '/process'],
    [footer.contact, '/contact'],
  ])
  for (const name of networks) await expect(foot.getByRole('link', { name })).toBeVisible()
  await expect(foot.getByLabel(newsletter.label)).toBeVisible()
  await expect(foot.getByRole('button', { name: newsletter.submit, exact: true })).toBeVisible()
  await expect(foot).toContainText(`© ${new Date().getFullYear()}`)

  for (const [name, path] of [
    [footer.about, '/about'],
    [footer.process, '/process'],
  ] as const) {
    await foot.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await expect.poll(() => page.evaluate('scrollY')).toBe(0)
  }

  // On a phone the links stand in two columns, and the newsletter's button beside its field.
  await page.setViewportSize(PHONE)
  const box = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0 }
  const [work, company, field, button] = await Promise.all([
    box(foot.getByRole('link', { name: footer.projects })),
    box(foot.getByRole('link', { name: footer.about })),
    box(foot.getByRole('textbox', { name: newsletter.label })),
    box(foot.getByRole('button', { name: newsletter.submit, exact: true })),
  ])
  expect([work.y, button.y]).toEqual([company.y, field.y])
  expect([work.x < company.x, field.x < button.x]).toEqual([true, true])
  await page.setViewportSize({ width: 1280, height: 720 })

  // Going back leads to where the link was, not to the top.
  await foot.getByRole('link', { name: footer.contact }).scrollIntoViewIfNeeded()
  const place = await page.evaluate<number>('scrollY')
  expect(place).toBeGreaterThan(500)
  await foot.getByRole('link', { name: footer.contact }).click()
  await expect(page).toHaveURL('/contact')
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/process')
  await expect.poll(() => page.evaluate('scrollY')).toBe(place)
})

test('whoever reads the footer chooses language and theme there, and both stay', async ({
  page,
  texts: { footer, newsletter },
  language,
}) => {
  const other = language === 'fr' ? 'en' : 'fr'
  await page.goto('/about')
  const foot = page.getByRole('contentinfo')
  const theme = foot.getByRole('combobox', { name: footer.theme })
  // The page stands there before its script does.
  await expect(async () => {
    await theme.selectOption('dark')
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark', { timeout: 500 })
  }).toPass()
  await foot.getByRole('combobox', { name: footer.language }).selectOption(other)
  await expect(page.locator('html')).toHaveAttribute('lang', other)

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await expect(foot.getByRole('combobox').last()).toHaveValue('dark')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')

  // On a phone the columns stand two by two, and the newsletter's button beside its field.
  await page.setViewportSize(PHONE)
  await foot.getByRole('combobox').first().selectOption(language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  const sideBySide = async (one: Locator, other: Locator) => {
    const [left, right] = await Promise.all([one.boundingBox(), other.boundingBox()])
    if (left === null || right === null) throw new Error('not drawn')
    expect(right.x).toBeGreaterThanOrEqual(left.x + left.width)
    expect(right.y).toBeCloseTo(left.y, -1)
  }
  await expect(async () => {
    await sideBySide(
      foot.getByRole('textbox', { name: newsletter.label, exact: true }),
      foot.getByRole('button', { name: newsletter.submit, exact: true }),
    )
    await sideBySide(
      foot.getByRole('heading', { name: footer.work, exact: true }),
      foot.getByRole('heading', { name: footer.company, exact: true }),
    )
  }).toPass()
})

test('on a phone a bar at the lower edge leads to the feed, a new project and one’s profile, elsewhere the account menu', async ({
  page,
  world,
  texts,
}) => {
  const { auth, common, dashboard, feed } = texts
  const person = await world.signUp()
  await page.setViewportSize(PHONE)
  await openAs(page, '/dashboard', person)
  const bar = page.getByRole('navigation', { name: dashboard.shortcuts })
  await expect(bar.getByRole('link', { name: dashboard.feed })).toHaveAttribute(
    'aria-current',
    'page',
  )
  for (const [name, path] of [
    [dashboard.createProject, '/dashboard/create-project'],
    [dashboard.profile, '/dashboard/profile'],
    [dashboard.feed, '/dashboard'],
  ] as const) {
    await bar.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    const box = await bar.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(PHONE.height, 0)
  }

  // The code of the feed's side column, needed in a wide window only, is lost on the way: the rest stays.
  const code = '**/assets/side-column-*'
  await page.route(code, (route) => route.abort())
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(bar).toBeHidden()
  const side = page.getByRole('region', { name: feed.side.label })
  await expect(side.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: feed.title })).toBeVisible()
  await page.unroute(code)
  await side.getByRole('button', { name: common.retry }).click()
  await expect(side.getByRole('link', { name: feed.side.complete })).toBeVisible()

  // The initial of the address stands for somebody without a name.
  const menu = page.getByRole('complementary').getByRole('button', { name: auth.menu.label })
  await expect(menu).toContainText(`${person.email}${auth.roles.user}`)
  await menu.click()
  for (const [name, path] of [
    [auth.menu.profile, `/dashboard/profile/${person.id}`],
    [auth.menu.account, '/dashboard/account'],
  ] as const) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  }

  // Once there is a name, it and its initials do.
  await person
    .from('profiles')
    .update({ first_name: 'Ada', last_name: 'Byron' })
    .eq('id', person.id)
    .throwOnError()
  await page.reload()
  await expect(menu).toContainText(`ABAda Byron${auth.roles.user}`)
})
