import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openAs } from './sign-in.ts'

type Motion = { name: string; delay: number; end: number; iterations: number; progress: number }

/** CSS animations of a page that run or have come to their end, with their times in ms. */
const animations = (page: Page) =>
  page.evaluate<Motion[]>(
    `document.getAnimations().filter((one) => one instanceof CSSAnimation).map((one) => {
      const { delay, endTime, iterations, progress } = one.effect.getComputedTiming()
      return { name: one.animationName, delay, end: Number(endTime), iterations, progress: progress ?? 0 }
    })`,
  )

test('the hero writes its brief and its podium rises once; the line of the process fills by scrolling; none of it for who prefers stillness', async ({
  page,
  texts,
}) => {
  const { pods } = texts
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const all = await animations(page)
  const typed = all.filter(({ name }) => name === 'type').map(({ delay }) => delay)
  const risen = all.filter(({ name }) => name === 'rise')

  expect(typed).toHaveLength(pods.brief.split(' ').length)
  expect(new Set(typed).size).toBeGreaterThan(8)
  expect(risen.map(({ iterations }) => iterations)).toEqual([1, 1, 1])
  const end = Math.max(...risen.map((one) => one.end))
  expect(end).toBeGreaterThanOrEqual(2000)
  expect(end).toBeLessThanOrEqual(3000)
  expect(Math.max(...typed)).toBeLessThan(end)

  // The golden figure stands on a plinth as golden: an edge of the ground's colour parts them.
  const ground = page.locator('label', { hasText: pods.teams.excellence.name }).locator('.grid')
  await expect(ground).toHaveCSS('border-top-width', '3px')
  const [edge, gold] = await ground.evaluate((plinth) => {
    const style = plinth.ownerDocument.defaultView?.getComputedStyle(plinth)
    return [style?.borderTopColor, style?.backgroundColor]
  })
  expect(edge).not.toBe(gold)

  // An icon stands in the middle of its person.
  const askew = await page.locator('label g:has(svg)').evaluateAll((people) =>
    people.map((person) => {
      const [left = 0, right = 0] = [...person.querySelectorAll('circle, svg')].flatMap((part) => {
        const { x, width } = part.getBoundingClientRect()
        return x + width / 2
      })
      return Math.round(left - right)
    }),
  )
  expect(askew.length).toBeGreaterThan(8)
  expect(new Set(askew)).toEqual(new Set([0]))

  // The team under the pointer is lifted and says what a press does.
  const plinth = page.locator('label', { hasText: pods.teams.economy.name })
  await expect(plinth).toHaveCSS('translate', '0px 32px')
  await expect(plinth).toHaveCSS('cursor', 'pointer')
  await expect(plinth.getByText(pods.compare)).toBeVisible()
  await plinth.hover()
  await expect(plinth).toHaveCSS('translate', '0px 24px')
  await plinth.click()
  await expect(plinth).toHaveCSS('translate', '0px')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await animations(page)).toEqual([])

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/process')
  // Four stretches between five stations.
  const filled = async () =>
    (await animations(page)).filter(({ name }) => name === 'fill').map(({ progress }) => progress)
  await expect.poll(filled).toHaveLength(4)
  expect((await filled()).slice(1)).toEqual([0, 0, 0])
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(filled).toEqual([1, 1, 1, 1])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await animations(page)).toEqual([])
})

test('each page ends with a drawing of its own, each step of the process with what it leaves', async ({
  request,
}) => {
  const drawingsOf = async (path: string) => {
    const page = await (await request.get(path)).text()
    return page
      .slice(0, page.indexOf('</main>'))
      .match(/<svg aria-hidden="true" viewBox.*?<\/svg>/g)
      ?.filter((drawing) => !drawing.includes('preserveAspectRatio="none"')) // the path of the process
  }
  const pages = await Promise.all(['/', '/about', '/process', '/contact'].map(drawingsOf))

  expect(new Set(pages.map((drawings) => drawings?.at(-1))).size).toBe(4)
  expect(new Set(pages[2]?.slice(-6)).size).toBe(6)
})

test('a new post settles, a liked heart springs and its count rolls; none of it for who prefers stillness', async ({
  page,
  world,
  texts,
}) => {
  const { composer, post } = texts.feed
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openAs(page, '/dashboard', await world.signUp({ complete: true }))
  await expect(page.getByLabel(composer.label)).toBeEnabled()
  await page.evaluate(
    `globalThis.begun = []
     document.addEventListener('animationstart', ({ animationName, target }) =>
       begun.push(animationName + ' ' + getComputedStyle(target).animationDuration))`,
  )
  const begun = () => page.evaluate<string[]>('begun')

  await page.clock.setFixedTime(new Date()) // what is new for five seconds stays new
  await page.getByLabel(composer.label).fill('Settling in')
  await page.getByRole('button', { name: composer.publish, exact: true }).click()
  await page.mouse.move(0, 0) // the composer keeps its height while the pointer is there
  const card = page.getByRole('article').filter({ hasText: 'Settling in' })
  await expect(card).toBeVisible()
  await expect.poll(begun).toContain('settle 0.2s')
  expect(await begun()).not.toContain('spring 0.15s')

  const like = card.getByRole('button', { name: post.like })
  await like.click()
  await expect.poll(begun).toEqual(expect.arrayContaining(['spring 0.15s', 'roll 0.15s']))

  await expect(card).toHaveCSS('animation-name', 'settle')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(card).toHaveCSS('animation-name', 'none')
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  for (const part of await like.locator('> *').all()) {
    await expect(part).toHaveCSS('animation-name', 'none')
  }
})
