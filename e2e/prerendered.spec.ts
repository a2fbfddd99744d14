import type { Page } from '@playwright/test'
import { LANGUAGE_NAMES } from '@podium/i18n'
import { expect, test } from './fixtures.ts'
import { isWithin, pageWeight, WEIGHT_LIMITS } from './page-weight.ts'
import { openAs } from './sign-in.ts'

/** Paths of all files the page requests from now on, in order. */
function watchRequests(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

const isAsset = (path: string) => path.startsWith('/assets/')
const repeated = (paths: readonly string[]) =>
  paths.filter((path, index) => paths.indexOf(path) !== index)

test('home weighs no more than it may, and downloads nothing twice', async ({ page }) => {
  const asked = watchRequests(page)
  await page.goto('/')
  const home = await pageWeight(page)
  expect(home.scripts).toBeGreaterThan(0)
  expect(isWithin(home, WEIGHT_LIMITS.home), JSON.stringify(home, null, 1)).toBe(true)
  expect(repeated(asked)).toEqual([])
})

test('the dashboard weighs no more than it may, and downloads nothing twice', async ({
  page,
  world,
}) => {
  const person = await world.signUp({ complete: true })
  const post = { author_id: person.id, content: 'Averyshortpost' }
  await person.from('pro_posts').insert(post).throwOnError()
  await openAs(page, '/dashboard', person)
  await expect(page.getByText(post.content)).toBeVisible()
  // An empty page ends what the first dashboard was still downloading.
  await page.goto('about:blank')
  const asked = watchRequests(page)
  await page.goto('/dashboard')
  await expect(page.getByText(post.content)).toBeVisible()
  const dashboard = await pageWeight(page)
  expect(isWithin(dashboard, WEIGHT_LIMITS.dashboard), JSON.stringify(dashboard, null, 1)).toBe(
    true,
  )
  expect(repeated(asked.filter(isAsset))).toEqual([])
})

test('creating a project weighs no more than the dashboard may, with and without projects', async ({
  page,
  world,
  texts,
}) => {
  const { ownProjects, projects } = texts
  const client = await world.signUp()
  await openAs(page, '/dashboard/create-project', client)
  const first = page.getByLabel(projects.start.label, { exact: true })
  const weightOfView = async () => {
    await page.waitForLoadState('networkidle') // until the account knows this language
    await page.goto('about:blank')
    await page.goto('/dashboard/create-project')
    await expect(first.or(page.getByRole('button', { name: ownProjects.new }))).toBeVisible()
    const weight = await pageWeight(page)
    expect(isWithin(weight, WEIGHT_LIMITS.dashboard), JSON.stringify(weight, null, 1)).toBe(true)
  }

  await weightOfView()
  await first.fill('Un site vitrine, bilingual website for our bookshop')
  await page.getByRole('button', { name: projects.start.submit }).click()
  await expect(page.getByRole('heading', { name: projects.brief.title })).toBeVisible()
  await weightOfView()
})

test('what is pressed before the page is alive happens when it is', async ({ page, texts }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const scripts = Promise.withResolvers<void>()
  await page.route(/\/assets\/main-.*\.js$/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  const menu = page.getByRole('banner').getByRole('navigation', { name: texts.nav.main })
  await page.goto('/about')
  await page.getByRole('button', { name: texts.nav.openMenu }).click()
  await expect(menu).toBeHidden()
  scripts.resolve()
  await expect(menu).toBeVisible()
})

test('pointing at a link downloads the page behind it, and following it nothing more', async ({
  page,
  texts,
}) => {
  const link = page.getByRole('contentinfo').getByRole('link', { name: texts.footer.process })
  const asked = watchRequests(page)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  // Until the page is alive nobody hears the pointer.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await link.hover()
    const isAsked = () => asked.some((path) => /\/assets\/process-page-/.test(path))
    await expect.poll(isAsked, { timeout: 500 }).toBe(true)
  }).toPass()
  await page.waitForLoadState('networkidle')
  asked.length = 0
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.processPage.title)
  expect(asked.filter(isAsset)).toEqual([])
})

test('a page that cannot be downloaded says so, leads home, and is there on the next try', async ({
  page,
  texts,
}) => {
  const toLogin = page.getByRole('banner').getByRole('link', { name: texts.nav.login })
  const failure = page.getByRole('alert').getByText(texts.common.unreachable.text)
  await page.route(/\/assets\/private-routes-.*\.js$/, (route) => route.abort())
  await page.goto('/')
  await toLogin.click()
  await expect(failure).toBeVisible()
  await page.getByRole('link', { name: texts.common.notFound.back }).click()
  await expect(page).toHaveURL('/')
  await expect(failure).toBeHidden()
  await toLogin.click()
  await expect(failure).toBeVisible()
  await page.goto('/login')
  await expect(failure).toBeVisible()
  await page.unroute(/\/assets\/private-routes-.*\.js$/)
  await page.getByRole('button', { name: texts.common.retry }).click()
  await expect(page.getByLabel(texts.auth.email)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('pages are read, lead on and change their language; what needs scripts is not offered', async ({
    page,
    language,
    texts,
  }) => {
    const other = language === 'fr' ? 'en' : 'fr'
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const header = page.getByRole('banner')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.home.hero.title)
    await expect(header.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('button', { name: texts.newsletter.submit })).toBeHidden()

    await header.getByRole('link', { name: texts.nav.contact, exact: true }).click()
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveCount(2)
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)

    await header.getByRole('link', { name: LANGUAGE_NAMES[other] }).click()
    await expect(page).toHaveURL(`/contact?lng=${other}`)
    await expect(page.locator('html')).toHaveAttribute('lang', other)
  })
})
