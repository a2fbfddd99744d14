import type { Locator, Page } from '@playwright/test'
import { LOCALES } from '@podium/i18n'
import { expect, test } from './fixtures.ts'
import { openAs, signIn } from './sign-in.ts'

/** Expects parts of the page, as lines of an accessibility tree, one below the other. */
const expectOrder = (page: Page, parts: string[]) =>
  expect(page.getByRole('main')).toMatchAriaSnapshot(
    ['- main:', ...parts.map((part) => `  - ${part}`)].join('\n'),
  )

test('the composer opens once nothing is missing: by the button, on focus, and when another tab adds a skill', async ({
  page,
  context,
  world,
  texts,
  language,
}) => {
  const { eligibility, composer, search } = texts.feed
  const person = await world.signUp({ role: 'professional' })
  await page.goto('/dashboard')
  await page.getByLabel(texts.auth.rememberMe).check()
  await signIn(page, texts, person)
  const notice = page.getByRole('status').filter({ hasText: eligibility.title })
  const missing = (...words: string[]) =>
    eligibility.missing.replace('{{list}}', new Intl.ListFormat(LOCALES[language]).format(words))
  const { first_name, last_name, profession, skill } = eligibility
  const controls = [
    page.getByLabel(composer.label),
    page.getByRole('button', { name: texts.images.add }),
    page.getByRole('button', { name: composer.publish, exact: true }),
  ]
  const steps = page.getByRole('region', { name: texts.feed.steps.title })
  const toSkill = steps.getByRole('link', { name: texts.feed.steps.skill })
  await expect(notice).toContainText(missing(first_name, last_name, profession, skill))
  await expect(steps.getByRole('link')).toHaveCount(6)
  await expectOrder(page, [
    `region "${texts.feed.steps.title}"`,
    'search',
    'status', // the notice
    `textbox "${composer.label}" [disabled]`,
  ])
  expect((await page.getByLabel(composer.label).boundingBox())?.height).toBeLessThan(50) // one line
  // Each step leads to its field.
  const targets = await steps
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(targets).toEqual(
    ['first_name', 'last_name', 'profession', 'skill', 'availability', 'rate'].map(
      (step) => `/dashboard/profile#${step}`,
    ),
  )
  const side = page.getByRole('region', { name: texts.feed.side.label })
  await expect(side.getByRole('link', { name: texts.feed.side.complete })).toBeVisible()
  await page.setViewportSize({ width: 1100, height: 720 })
  await expect(side).toBeHidden()
  for (const control of controls) await expect(control).toBeDisabled()

  const names = { first_name: 'Awa', last_name: 'Diop' }
  await person.from('profiles').update(names).eq('id', person.id).throwOnError()
  await page.getByRole('button', { name: search.refresh }).click()
  await expect(notice).toContainText(missing(profession, skill))

  const work = { profession: 'Architecte' }
  await person.from('professional_profiles').update(work).eq('id', person.id).throwOnError()
  await page.evaluate("window.dispatchEvent(new Event('focus'))")
  await expect(notice).toContainText(missing(skill))
  await expect(steps.getByRole('link')).toHaveCount(3)
  await expect(toSkill).toHaveAttribute('href', '/dashboard/profile#skill')

  const { skills } = texts
  const other = await context.newPage()
  await other.goto('/dashboard/profile')
  await other.getByLabel(skills.name, { exact: true }).fill(`Dessin ${language}`)
  await other.getByRole('button', { name: skills.addNew }).click()
  await other.getByRole('button', { name: skills.add, exact: true }).click()
  await expect(other.getByText(skills.added)).toBeVisible()
  await expect(notice).toBeHidden()
  await expect(steps).toBeHidden()
  for (const control of controls) await expect(control).toBeEnabled()

  // What is left is what nobody is proposed without; it goes with its steps too.
  const proposable = page.getByRole('region', { name: texts.feed.steps.toBeProposed })
  await expect(proposable.getByRole('link')).toHaveCount(2)
  await expect(
    proposable.getByRole('link', { name: texts.feed.steps.availability }),
  ).toHaveAttribute('href', '/dashboard/profile#availability')
  const terms = { hourly_rate: 60, availability_status: 'available' as const }
  await person.from('professional_profiles').update(terms).eq('id', person.id).throwOnError()
  await page.getByRole('button', { name: search.refresh }).click()
  await expect(proposable).toBeHidden()
})

test('a client reads why they do not publish, and that skills are not theirs to add', async ({
  page,
  browser,
  world,
  texts,
  language,
}) => {
  const { account, auth, dashboard, feed, projects, skills } = texts
  const person = await world.signUp({ role: 'user', complete: true }) // a professional before
  await openAs(page, '/dashboard', person)

  const notice = page.getByRole('status').filter({ hasText: feed.eligibility.clientTitle })
  await expect(notice).toContainText(feed.eligibility.client)
  const { first_name, last_name, profession, skill, clientMissing } = feed.eligibility
  const [lacks = ''] = clientMissing.split('{{list}}')
  await expect(notice).not.toContainText(lacks)
  const other = await browser.newPage({ baseURL: world.url, locale: LOCALES[language] })
  await openAs(other, '/dashboard', await world.signUp())
  const words = new Intl.ListFormat(LOCALES[language])
  await expect(other.getByRole('status').filter({ hasText: lacks })).toContainText(
    words.format([first_name, last_name, profession, skill]),
  )
  await other.close()
  const brief = page.getByRole('region', { name: feed.brief.title })
  await expectOrder(page, [
    `region "${feed.brief.title}"`,
    'search',
    'status', // the notice
    `textbox "${feed.composer.label}" [disabled]`,
  ])
  await brief.getByLabel(feed.brief.label).fill('A shop for my bakery')
  await brief.getByRole('button', { name: feed.brief.next }).click()
  await expect(page).toHaveURL('/dashboard/create-project')
  await expect(page.getByLabel(projects.start.label, { exact: true })).toHaveValue(
    'A shop for my bakery',
  )
  await page.goBack()
  await expect(brief.getByLabel(feed.brief.label)).toHaveValue('A shop for my bakery')
  await expect(page.getByLabel(feed.composer.label)).toBeDisabled()
  const way = notice.getByRole('link', { name: feed.eligibility.becomeProfessional })
  await page.getByRole('link', { name: dashboard.profile, exact: true }).click()
  await expect(page.getByText(skills.client)).toBeVisible()
  await expect(page.getByLabel(skills.name, { exact: true })).toBeHidden()
  await page.goBack()

  await way.click()
  await expect(page).toHaveURL('/dashboard/account')
  await page.getByRole('button', { name: auth.roles.professional, exact: true }).click()
  await expect(page.getByText(account.type.changed.professional)).toBeVisible()
  await expect(page).toHaveURL('/dashboard/profile#skill')
  await expect(page.getByLabel(skills.name, { exact: true })).toBeFocused()
  await expect(page.getByRole('complementary')).toContainText(auth.roles.professional)
  await page.getByRole('link', { name: dashboard.feed, exact: true }).click()
  await expect(page.getByLabel(feed.composer.label)).toBeEnabled()

  await page.getByRole('link', { name: dashboard.account, exact: true }).click()
  await page.getByRole('button', { name: auth.roles.user, exact: true }).click()
  await expect(page.getByText(account.type.changed.user)).toBeVisible()
  await page.getByRole('link', { name: dashboard.feed, exact: true }).click()
  await expect(notice).toBeVisible()
  await expect(page.getByLabel(feed.composer.label)).toBeDisabled()
})

test('a text too long is kept and counted, and a long post is folded', async ({
  page,
  world,
  texts: { feed, common, images },
}) => {
  await openAs(page, '/dashboard', await world.signUp({ complete: true }))
  const text = page.getByLabel(feed.composer.label)
  const publish = page.getByRole('button', { name: feed.composer.publish, exact: true })
  const audience = page.getByRole('checkbox', { name: feed.composer.shared })
  const { height: line = 0 } = (await text.boundingBox()) ?? {}
  expect(line).toBeGreaterThan(0)
  expect(line).toBeLessThan(50) // one line
  await expect(audience).toBeHidden()
  await text.focus()
  await expect(audience).toBeVisible()
  await expect.poll(async () => (await text.boundingBox())?.height).toBeGreaterThan(line)
  // The audience is a small pill right of the image button, on its line.
  const [button, pill] = await Promise.all([
    page.getByRole('button', { name: images.add, exact: true }).boundingBox(),
    audience.boundingBox(),
  ])
  if (button === null || pill === null) throw new Error('not drawn')
  expect(pill.height).toBeLessThanOrEqual(button.height)
  const gap = pill.x - button.x - button.width
  expect([gap > 0, gap < 16]).toEqual([true, true])
  expect(pill.y + pill.height / 2).toBeCloseTo(button.y + button.height / 2, 0)
  await text.fill('x'.repeat(5_003))
  await expect(text).toHaveValue(/^x{5003}$/)
  await expect(page.getByText(common.length.tooMany_other.replace('{{count}}', '3'))).toBeVisible()
  await publish.click()
  await expect(page.getByRole('alert').getByText(common.validation.too_long)).toBeVisible()

  const lines = Array.from({ length: 20 }, (_, line) => `Line ${line + 1}`)
  await text.fill(lines.join('\n'))
  await publish.click()
  const post = page.getByRole('article').first()
  await expect(post).toContainText('Line 1')
  await expect(text).toHaveValue('')

  const unfold = post.getByRole('button', { name: feed.post.unfold })
  const height = async () => (await post.boundingBox())?.height ?? 0
  const folded = await height()
  await unfold.click()
  const fold = post.getByRole('button', { name: feed.post.fold })
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  // Twelve of the twenty lines were shown: eight come.
  const more = (await height()) - folded
  expect([more > 7 * 24, more < 9 * 24]).toEqual([true, true])
  await fold.click()
  await expect(unfold).toBeVisible()
})

const middleOf = async (target: Locator) => {
  const { x, y, width, height } = (await target.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  return { x: x + width / 2, y: y + height / 2 }
}

for (const pointer of ['mouse', 'touch'] as const) {
  test(`a second press on “Publish” meets nothing by ${pointer}, and the form folds at once`, async ({
    browser,
    baseURL,
    language,
    world,
    texts: { feed },
  }) => {
    await using context = await browser.newContext({
      ...(baseURL !== undefined && { baseURL }),
      locale: language,
      ...(pointer === 'touch'
        ? { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }
        : { viewport: { width: 1440, height: 900 } }),
    })
    const page = await context.newPage()
    await page.clock.install()
    await openAs(page, '/dashboard', await world.signUp({ complete: true }))
    const text = page.getByLabel(feed.composer.label)
    const publish = page.getByRole('button', { name: feed.composer.publish, exact: true })
    const post = page.getByRole('article').first()
    const bin = post.getByRole('button', { name: feed.post.delete, exact: true })
    const { height: folded = 0 } = (await text.boundingBox()) ?? {}
    const press = ({ x, y }: { x: number; y: number }) =>
      pointer === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)
    /** Moves the page's clock until something is so: the page's own timers and frames come with it. */
    const until = (isSo: () => Promise<void>) =>
      expect(async () => {
        await page.clock.runFor(20)
        await isSo()
      }).toPass({ intervals: [20] })

    // Texts of which another part of the post, or the post below, comes under the pointer.
    for (const lines of [1, 3, 20]) {
      const words = Array.from({ length: lines }, (_, line) => `Line ${lines}.${line}`)
      await text.focus()
      await text.fill(words.join('\n'))
      await publish.evaluate((button) => button.scrollIntoView({ block: 'center' }))
      const place = await middleOf(publish)
      await page.clock.pauseAt(Date.now() + lines * 60_000)
      await press(place)
      await until(async () => {
        await expect(post).toContainText(`Line ${lines}.0`, { timeout: 1 })
        expect((await text.boundingBox())?.height).toBe(folded)
      })
      await press(place)
      await press(await middleOf(bin))
      await page.clock.runFor(900)
      await press(await middleOf(bin))
      await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toHaveCount(0)
      await expect(page).toHaveURL('/dashboard')
      await expect(post.getByRole('button', { pressed: true })).toHaveCount(0)

      await page.clock.runFor(200)
      await page.clock.resume()
    }
    await bin.click()
    await expect(page.getByText(feed.post.deleteTitle)).toBeVisible()
  })
}

test('however long the mouse rests after “Publish”, no bin comes under it; it is there once the mouse moves', async ({
  page,
  world,
  texts: { feed },
}) => {
  await page.clock.install()
  await openAs(page, '/dashboard', await world.signUp({ complete: true }))
  await page.getByLabel(feed.composer.label).fill('One line')
  const publish = page.getByRole('button', { name: feed.composer.publish, exact: true })
  const { x, y } = await middleOf(publish)
  await page.mouse.click(x, y)
  const post = page.getByRole('article').first()
  await expect(post).toContainText('One line')
  await page.clock.runFor(60_000)

  const bin = post.getByRole('button', { name: feed.post.delete, exact: true })
  await expect(bin).toHaveCSS('opacity', '0')
  await page.mouse.move(x, y)
  await expect(bin).toHaveCSS('opacity', '0')
  await page.mouse.down()
  await page.mouse.up()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  await page.mouse.move(x, y + 1)
  await expect(bin).toHaveCSS('opacity', '1')
})
