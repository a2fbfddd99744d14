import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { isWithin, pageWeight, WEIGHT_LIMITS } from './page-weight.ts'
import { signIn } from './sign-in.ts'

/** The paths of all files the page asks for from now on, in order. */
function watchRequests(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

const repeated = (paths: readonly string[]) =>
  paths.filter((path, index) => paths.indexOf(path) !== index)

test('home and the dashboard weigh no more than they may, and download nothing twice', async ({
  page,
  world,
  texts,
}) => {
  const asked = watchRequests(page)
  await page.goto('/')
  const home = await pageWeight(page)
  expect(home.scripts).toBeGreaterThan(0)
  expect(isWithin(home, WEIGHT_LIMITS.home), JSON.stringify(home)).toBe(true)
  expect(repeated(asked)).toEqual([])

  const person = await world.signUp({ complete: true })
  const post = { author_id: person.id, content: 'Averyshortpost' }
  await person.from('pro_posts').insert(post).throwOnError()
  await page.goto('/login')
  await signIn(page, texts, person)
  await expect(page).toHaveURL('/dashboard')
  asked.length = 0
  await page.goto('/dashboard')
  await expect(page.getByText(post.content)).toBeVisible()
  const dashboard = await pageWeight(page)
  expect(isWithin(dashboard, WEIGHT_LIMITS.dashboard), JSON.stringify(dashboard)).toBe(true)
  expect(repeated(asked.filter((path) => path.startsWith('/assets/')))).toEqual([])
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
