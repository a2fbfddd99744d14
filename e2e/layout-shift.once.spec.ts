import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Browser, Page } from '@playwright/test'
import { APP_ROUTES } from '@podium/domain'
import { expect, test } from './fixtures.ts'
import { layoutShifts } from './layout-shift.ts'
import { openAs, signIn } from './sign-in.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Addresses of the web app that are no public page: behind a sign-in, of one thing, or on the way to another page. */
const NOT_PUBLIC =
  /^\/(dashboard|admin|profile|update-password|email-change|provider-return|secure-account|second-factor)|:/
/** Public pages, and one that there is not; the short run of `npm test` sees the two that hold most (decision 0241). */
const PAGES = process.env.PODIUM_SHORT
  ? ['/', '/register']
  : [...APP_ROUTES.filter((path) => !NOT_PUBLIC.test(path)), '/nowhere']

/** Screens of somebody signed in, of which several parts come one after another. */
const OWN_PAGES = ['/dashboard', '/dashboard/invitations']

const isPainted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length === 1)
/** Whether the HTML is read as far as it can be: a style sheet below the spinner holds the parser back. */
const isParsed = async (page: Page) =>
  (await page.evaluate<boolean>(`document.readyState !== 'loading'`)) || isPainted(page)

/** Files that arrive last, and what the page has done by then. */
const LATE = {
  fonts: { files: /\.woff2$/, until: isPainted },
  styles: { files: /\.css$/, until: isParsed },
  scripts: { files: /\/assets\/(?!start-).*\.js$/, until: isPainted },
} as const

type Visit = Parameters<Browser['newContext']>[0] & { path: string; late: keyof typeof LATE }

/** Shifts on a page whose fonts, styles or scripts arrive after all else; nothing is cached. */
async function shiftOf(browser: Browser, { path, late, ...visit }: Visit): Promise<string[]> {
  await using context = await browser.newContext(visit)
  const page = await context.newPage()
  const arrived = Promise.withResolvers<void>()
  await page.route(LATE[late].files, async (route) => {
    await arrived.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect.poll(() => LATE[late].until(page)).toBe(true)
  arrived.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.evaluate<void>('document.fonts.ready.then(() => undefined)')
  return layoutShifts(page)
}

const still = (pages: readonly string[]) => Object.fromEntries(pages.map((path) => [path, []]))

for (const late of ['fonts', 'styles', 'scripts'] as const) {
  test(`nothing moves when the ${late} come late`, async ({
    browser,
    page,
    world,
    locale,
    texts,
  }) => {
    const person = await world.signUp({ complete: true })
    // Who lacks nothing; the test of what a person lacks has the others.
    await person
      .from('professional_profiles')
      .update({ availability_status: 'available', hourly_rate: 80 })
      .eq('id', person.id)
      .throwOnError()
    // A feed of its own: what other tests of this worker have written in its world varies.
    await world.service.from('pro_posts').delete().not('id', 'is', null).throwOnError()
    const posts = ['Short.', 'Some words of a post. '.repeat(12), 'Lines\n'.repeat(20)]
    await world.service
      .from('pro_posts')
      .insert(posts.map((content) => ({ author_id: person.id, content })))
      .throwOnError()
    await page.goto('/login')
    await page.getByRole('checkbox', { name: texts.auth.rememberMe }).check()
    await signIn(page, texts, person)
    await expect(page).toHaveURL('/dashboard')
    const storageState = await page.context().storageState()
    const open = { baseURL: world.url, ...(locale && { locale }), late }

    // A line of text breaks by its width; what else comes late moves the same at every one.
    for (const width of late === 'fonts' ? [390, 1440] : [390]) {
      const visit = { ...open, viewport: { width, height: 900 } }
      const shifts: Record<string, string[]> = {}
      for (const path of PAGES) shifts[path] = await shiftOf(browser, { ...visit, path })
      for (const path of OWN_PAGES)
        shifts[path] = await shiftOf(browser, { ...visit, storageState, path })
      expect(shifts).toEqual(still([...PAGES, ...OWN_PAGES]))
    }
  })
}

test('nothing moves when it becomes known what a person lacks, and that they have no project', async ({
  page,
  world,
  texts,
}) => {
  const author = await world.signUp({ complete: true })
  await author
    .from('pro_posts')
    .insert({ author_id: author.id, content: 'A post to read' })
    .throwOnError()
  for (const role of ['professional', 'user'] as const) {
    const person = await world.signUp({ role })
    for (const viewport of [
      { width: 390, height: 1400 },
      { width: 1440, height: 1400 },
    ]) {
      await page.goto('about:blank') // the page before asks for posts too
      await page.setViewportSize(viewport)
      // What draws the posts before the rest is known has drawn them when the page is idle again.
      const postsDrawn = page
        .waitForResponse(/rest\/v1\/pro_posts\?/)
        .then((response) => response.finished())
        .then(() =>
          page.evaluate<void>(`new Promise((resolve) => requestIdleCallback(() =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))`),
        )
      await page.route(
        /\/rest\/v1\/(professional_profiles|user_skills)\?|\/api\/projects/,
        async (route) => {
          await postsDrawn
          await route.continue()
        },
      )
      await openAs(page, '/dashboard', person)
      await expect(page.getByText('A post to read')).toBeVisible()
      await expect(
        page.getByText(role === 'user' ? texts.feed.brief.title : texts.feed.steps.title),
      ).toBeVisible()
      expect(await layoutShifts(page), `${role} at ${viewport.width} px`).toEqual([])
      await page.unroute(/\/rest\/v1\/(professional_profiles|user_skills)\?|\/api\/projects/)
    }
  }
})

/**
 * Server that passes on what `url` answers, but breaks its pages off amid the header's row; what is missing comes once
 * `page` is painted, or after a second.
 */
async function inPieces(url: string, page: Page) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', url), {
      headers: { 'accept-language': 'fr' },
    })
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    const body = Buffer.from(await answer.arrayBuffer())
    const cut = type.startsWith('text/html') ? body.indexOf('href="/login"') : 0
    if (type.startsWith('text/html')) expect(cut).toBeGreaterThan(0)
    response.write(body.subarray(0, cut))
    const painted = expect(async () => expect(await isPainted(page)).toBe(true))
    if (cut > 0) await painted.toPass({ timeout: 1000 }).catch(() => undefined)
    response.end(body.subarray(cut))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

test('nothing moves while a page arrives in pieces', async ({ page, world }) => {
  const server = await inPieces(world.url, page)
  try {
    const address = server.address()
    const port = typeof address === 'object' && address?.port
    await page.goto(`http://127.0.0.1:${port}/about`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await layoutShifts(page)).toEqual([])
  } finally {
    server.close()
  }
})
