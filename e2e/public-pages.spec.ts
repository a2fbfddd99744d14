import type { Page } from '@playwright/test'
import { PROVIDER, RETENTION_DAYS, TERMS_VERSION } from '@podium/domain'
import { QUALITY_SHARE, WEIGHTS } from '@podium/pods'
import { expect, type Texts, test } from './fixtures.ts'
import { layoutShifts } from './layout-shift.ts'
import { openAs } from './sign-in.ts'

/** Asserts the closing call of a marketing page. */
async function expectClosingCall(page: Page, { about }: Texts, title: string) {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 }).last()).toHaveText(title)
  const { register, contact } = about.closing
  for (const [name, href] of [
    [register, '/register'],
    [contact, '/contact'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
}

test('a visitor reads where Podium comes from, what it stands for and who makes it', async ({
  page,
  texts,
}) => {
  const { about, aboutPage } = texts
  const { story, mission, vision, values, team } = aboutPage
  await page.goto('/about')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutPage.title)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    story.title,
    mission.title,
    vision.title,
    values.title,
    team.title,
    aboutPage.closing.title,
  ])
  for (const { title, text } of [values.clarity, values.team, values.craft, values.fairness]) {
    await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText(text)
  }
  for (const { name, role, bio } of [
    team.direction,
    team.technology,
    team.design,
    team.community,
  ]) {
    const member = page.getByRole('listitem').filter({ hasText: name })
    await expect(member).toContainText(role)
    await expect(member).toContainText(bio)
    await expect(member.locator('svg').last()).toBeVisible()
  }
  const figures = await page.locator('main li svg[viewBox="0 0 240 112"]').all()
  const drawn = await Promise.all(figures.map((figure) => figure.innerHTML()))
  expect(new Set(drawn).size).toBe(4)
  const example = page.getByRole('region', { name: about.example.title })
  await expect(example).toContainText(about.claims.projectsFigure)
  await expect(example.getByRole('listitem')).toHaveCount(4)
  await expectClosingCall(page, texts, aboutPage.closing.title)
  expect(await layoutShifts(page)).toEqual([])
})

test('a visitor reads the five steps, each with what it brings', async ({ page, texts }) => {
  const { processPage } = texts
  await page.goto('/process')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(processPage.title)
  const steps = page.getByRole('main').locator('ol > li')
  await expect(steps).toHaveCount(5)
  for (const [index, step] of Object.values(processPage.steps).entries()) {
    await expect(steps.nth(index).getByRole('heading', { level: 2 })).toHaveText(step.title)
    await expect(steps.nth(index)).toContainText(step.description)
    await expect(steps.nth(index).getByRole('listitem')).toHaveText([
      step.first,
      step.second,
      step.third,
    ])
  }
  await expectClosingCall(page, texts, processPage.closing.title)
  expect(await layoutShifts(page)).toEqual([])
})

test('what is not built yet says so under its own title, and leads home', async ({
  page,
  texts: { construction },
}) => {
  const { pricing, projects, caseStudies, testimonials } = construction.pages
  for (const [path, { title, text }] of Object.entries({
    '/pricing': pricing,
    '/projects': projects,
    '/case-studies': caseStudies,
    '/testimonials': testimonials,
  })) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(new RegExp(title))
    await expect(page.getByRole('main')).toContainText(construction.description)
    await expect(page.getByText(text)).toBeVisible()
  }
  expect(await layoutShifts(page)).toEqual([])
  await page.getByRole('link', { name: construction.back }).click()
  await expect(page).toHaveURL('/')
})

test('an address that leads nowhere answers 404 and shows the ways on', async ({
  page,
  world,
  texts,
}) => {
  const { notFound } = texts.common
  const main = page.getByRole('main')
  const answer = await page.goto('/nowhere')

  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title)
  await expect(main.getByRole('link', { name: notFound.dashboard })).toBeHidden()
  const ways = main.getByRole('navigation', { name: notFound.elsewhere }).getByRole('link')
  await expect(ways).toHaveCount(4)
  for (const way of await ways.all()) {
    const found = await page.request.get((await way.getAttribute('href')) ?? '')
    expect([found.url(), found.status()]).toEqual([found.url(), 200])
  }
  await main.getByRole('link', { name: notFound.back }).click()
  await expect(page).toHaveURL('/')

  await openAs(page, '/dashboard', await world.signUp())
  await page.goto('/dashboard/nowhere')
  await main.getByRole('link', { name: notFound.dashboard }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('legal notice, privacy and terms name the provider, how teams are formed the engine’s weights, and each page leads to them', async ({
  page,
  language,
  texts: { footer, legal, newsletter },
}) => {
  const { company, street, phone } = PROVIDER
  const version = TERMS_VERSION.slice(0, 4)
  const share = new Intl.NumberFormat(language, { style: 'percent' })
  const foot = page.getByRole('contentinfo')
  await page.goto('/contact')
  await expect(
    page.getByRole('main').getByRole('link', { name: footer.privacy, exact: true }),
  ).toHaveAttribute('href', '/privacy')
  await expect(
    foot.getByRole('form', { name: newsletter.title }).getByRole('link', { name: footer.privacy }),
  ).toHaveAttribute('href', '/privacy')
  for (const [name, { title }, facts] of [
    [
      footer.notice,
      legal.notice,
      [company.name, company.registration, company.host, phone.text, version],
    ],
    [footer.privacy, legal.privacy, [company.name, street, version, `${RETENTION_DAYS.drafts}`]],
    [footer.terms, legal.terms, [version]],
    [footer.teams, legal.teams, [share.format(WEIGHTS.fit), share.format(QUALITY_SHARE.speed)]],
  ] as const) {
    await foot.getByRole('link', { name, exact: true }).last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const main = page.getByRole('main')
    for (const fact of facts) await expect(main.getByText(fact).first()).toBeVisible()
    await expect(main).not.toContainText('{{')
  }
})

test('the sections of the privacy page stand in a list, without scripts too, and each has its address', async ({
  browser,
  baseURL,
  language,
  texts: { legal },
}) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await using context = await browser.newContext({
      ...(baseURL !== undefined && { baseURL }),
      locale: language,
      javaScriptEnabled: false,
      viewport,
    })
    const page = await context.newPage()
    await page.goto('/privacy')
    const contents = page.getByRole('navigation', { name: legal.contents, exact: true })
    if (viewport.width === 390) await contents.getByText(legal.contents, { exact: true }).click()
    const titles = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(contents.getByRole('link')).toHaveText(await titles.allTextContents())
    await contents.getByRole('link', { name: legal.privacy.newsletter.title }).click()
    await expect(page).toHaveURL('/privacy#newsletter')
    const title = page.getByRole('heading', { name: legal.privacy.newsletter.title })
    await expect(title).toBeInViewport()
  }
})

test('an address of a section is opened there, and Back leads to where it was followed from', async ({
  page,
  texts: { legal },
}) => {
  await page.goto('/privacy#newsletter')
  const title = (name: string) => page.getByRole('heading', { name, exact: true })
  await page.waitForLoadState('networkidle')
  await expect(title(legal.privacy.newsletter.title)).toBeInViewport()
  await page.goto('/privacy')
  const contents = page.getByRole('navigation', { name: legal.contents, exact: true })
  await contents.getByRole('link', { name: legal.privacy.profile.title }).click()
  const followed = title(legal.privacy.profile.title)
  await expect(followed).toBeInViewport()
  await expect(page.locator('section', { has: followed })).toBeFocused()
  const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {}
  expect((await followed.boundingBox())?.y).toBeGreaterThan(height)
  await expect(title(legal.privacy.title)).not.toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL('/privacy')
  await expect(title(legal.privacy.title)).toBeInViewport()
})
