import type { Page } from '@playwright/test'
import { APP_ROUTES } from '@podium/domain'
import { expect, test } from './fixtures.ts'
import { openAs } from './sign-in.ts'
import { TOO_SMALL } from './touch-targets.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

/** Screens of an area that have a title and need no id. */
const screensOf = (area: string) =>
  APP_ROUTES.filter((path) => path.startsWith(area) && !path.includes(':'))

/** Left edge of the title. */
const leftEdge = async (page: Page) =>
  (await page.getByRole('heading', { level: 1 }).boundingBox())?.x

test('on touch every target of a page is at least 44 px, and the titles of the dashboard and the admin area stand on one left edge', async ({
  page,
  world,
  texts,
}) => {
  const person = await world.signUp({ complete: true })
  const post = { author_id: person.id, content: 'A post to like, to comment on and to report' }
  await person.from('pro_posts').insert(post).throwOnError()
  const edit = { content: `${post.content}, once edited` }
  await person.from('pro_posts').update(edit).eq('author_id', person.id).throwOnError()
  const picture = `/storage/v1/object/public/avatars/${person.id}/me.svg`
  const links = { avatar_url: picture, website_url: 'https://awa.example.com' }
  await person.from('profiles').update(links).eq('id', person.id).throwOnError()
  const body =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>'
  await page.route(`**${picture}`, (route) => route.fulfill({ contentType: 'image/svg+xml', body }))
  const small: string[] = []
  const visit = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.animate-pulse')).toHaveCount(0)
    small.push(...(await page.evaluate<string[]>(TOO_SMALL)))
  }
  for (const path of ['/', '/about', '/process', '/contact', '/pricing', '/privacy']) {
    await visit(path)
  }
  for (const path of ['/login', '/register', '/reset-password']) await visit(path)

  // Both areas in one session of the browser: on a phone their targets, on a desktop their titles.
  const edges: Record<string, number | undefined> = {}
  const visitScreens = async (area: string) => {
    for (const path of screensOf(area)) {
      await visit(path)
      await page.setViewportSize(DESKTOP)
      await expect.poll(() => page.evaluate('innerWidth')).toBe(DESKTOP.width)
      edges[path] = await leftEdge(page)
      await page.setViewportSize(PHONE)
    }
  }
  await openAs(page, '/dashboard', person)
  await expect(page).toHaveURL('/dashboard')
  await visitScreens('/dashboard')
  await visit(`/dashboard/profile/${person.id}`)
  await openAs(page, '/dashboard', await world.signUp({ role: 'admin' }))
  await expect(page).toHaveURL('/admin')
  await visitScreens('/admin')

  expect(small).toEqual([])
  expect(Object.keys(edges).length).toBeGreaterThan(12)
  expect([...new Set(Object.values(edges))]).toHaveLength(1)

  await openAs(page, '/dashboard', person)
  // One's own picture stands beside the field of a comment, as round as anywhere.
  const listed = page.getByRole('article').filter({ hasText: edit.content }).first()
  await listed.getByRole('button', { name: new RegExp(`^${texts.feed.post.comment} \\(`) }).click()
  await expect(listed.getByLabel(texts.feed.comments.label)).toBeVisible()
  const drawn = () =>
    listed.locator('form img').evaluate((img) => [img.clientWidth, img.clientHeight])
  await expect.poll(drawn).toEqual([32, 32])
})
