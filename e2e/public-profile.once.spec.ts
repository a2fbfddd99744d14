import type { Page } from '@playwright/test'
import { expect, type Texts, test } from './fixtures.ts'
import { scrollTo } from './scroll-to.ts'
import { openAs } from './sign-in.ts'

/** Number of followers as text; in French 0 is singular, in English plural. */
const followers = ({ profile: { others } }: Texts, count: number) => {
  const none = 'followers_many' in others ? others.followers_one : others.followers_other
  const text = [none, others.followers_one][count] ?? others.followers_other
  return text.replace('{{count}}', `${count}`)
}
const followButton = (page: Page, { profile }: Texts) =>
  page.getByRole('button', { name: profile.others.follow, exact: true })
const unfollowButton = (page: Page, { profile }: Texts) =>
  page.getByRole('button', { name: profile.others.unfollow, exact: true })

test('a member follows and unfollows another, and both outlast a reload', async ({
  page,
  world,
  texts,
}) => {
  const [reader, fan, author] = await Promise.all([
    world.signUp(),
    world.signUp(),
    world.signUp({ complete: true }),
  ])
  await fan.from('follows').insert({ follower_id: fan.id, followed_id: author.id }).throwOnError()
  await openAs(page, `/dashboard/profile/${author.id}`, reader)

  await expect(page.getByText(followers(texts, 1), { exact: true })).toBeVisible()
  await followButton(page, texts).click()
  await expect(unfollowButton(page, texts)).toBeVisible()
  await expect(page.getByText(followers(texts, 2), { exact: true })).toBeVisible()
  await expect.poll(() => followersOf(author.id)).toEqual([fan.id, reader.id].sort())
  await page.reload()
  await expect(page.getByText(followers(texts, 2), { exact: true })).toBeVisible()

  await unfollowButton(page, texts).click()
  await expect(page.getByText(followers(texts, 1), { exact: true })).toBeVisible()
  await expect.poll(() => followersOf(author.id)).toEqual([fan.id])
  await page.reload()
  await expect(followButton(page, texts)).toBeVisible()
  await expect(page.getByText(followers(texts, 1), { exact: true })).toBeVisible()

  async function followersOf(id: string) {
    const { data } = await world.service
      .from('follows')
      .select('follower_id')
      .eq('followed_id', id)
      .throwOnError()
    return data.map((row) => row.follower_id).sort()
  }
})

test('quick taps are carried out in order', async ({ page, world, texts }) => {
  const [reader, author] = await Promise.all([world.signUp(), world.signUp({ complete: true })])
  await openAs(page, `/dashboard/profile/${author.id}`, reader)
  const sent: string[] = []
  page.on('request', (request) => {
    const isChange = ['POST', 'DELETE'].includes(request.method())
    if (isChange && request.url().includes('/rest/v1/follows')) sent.push(request.method())
  })

  await followButton(page, texts).click()
  await unfollowButton(page, texts).click()
  await followButton(page, texts).click()

  await expect.poll(() => sent).toEqual(['POST', 'DELETE', 'POST'])
  await expect(unfollowButton(page, texts)).toBeVisible()
  await page.reload()
  await expect(unfollowButton(page, texts)).toBeVisible()
  await expect(page.getByText(followers(texts, 1), { exact: true })).toBeVisible()
})

test('a follow that the server refuses is taken back, and said', async ({ page, world, texts }) => {
  const [reader, author] = await Promise.all([world.signUp(), world.signUp({ complete: true })])
  await openAs(page, `/dashboard/profile/${author.id}`, reader)
  await page.route('**/rest/v1/follows*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 403, json: { code: '42501', message: 'refused' } })
      : route.fallback(),
  )

  await followButton(page, texts).click()

  await expect(page.getByText(texts.errors['42501'])).toBeVisible()
  await expect(followButton(page, texts)).toBeVisible()
  await expect(page.getByText(followers(texts, 0), { exact: true })).toBeVisible()
})

test('nobody can follow themselves', async ({ page, world, texts }) => {
  const person = await world.signUp({ complete: true })
  await openAs(page, `/dashboard/profile/${person.id.toUpperCase()}`, person)

  await expect(page.getByText(followers(texts, 0), { exact: true })).toBeVisible()
  await expect(followButton(page, texts)).toBeHidden()
  await page.getByRole('link', { name: texts.profile.others.edit, exact: true }).click()
  await expect(page).toHaveURL('/dashboard/profile')
})

test('an id that nobody has, or that is none, finds no profile', async ({ page, world, texts }) => {
  await openAs(page, '/dashboard/profile/not-an-id', await world.signUp())
  const notFound = page.getByRole('heading', { name: texts.profile.others.notFound })

  await expect(notFound).toBeVisible()
  await page.goto('/dashboard/profile/3f2b8c1e-9d47-4a6b-8e15-7c0d92f1a345')
  await expect(notFound).toBeVisible()
  await expect(followButton(page, texts)).toBeHidden()
})

test('a member sees what is public of another, and nothing private reaches their browser', async ({
  page,
  world,
  texts,
}) => {
  const [reader, author] = await Promise.all([world.signUp(), world.signUp({ complete: true })])
  const secrets = ['+33 6 99 88 77 66', '77 rue du Secret', 'F-97531', '4321.5']
  await author
    .from('profiles')
    .update({
      first_name: 'Grace',
      last_name: 'Hopper',
      phone_number: secrets[0],
      address: secrets[1],
      postal_code: secrets[2],
      city: 'Brest',
      website_url: 'https://grace.example.com/',
    })
    .eq('id', author.id)
    .throwOnError()
  const work = author.from('professional_profiles')
  await work
    .update({
      experience_years: 1,
      hourly_rate: 4321.5,
      availability_status: 'busy',
      portfolio_url: 'https://work.example.com/',
    })
    .eq('id', author.id)
    .throwOnError()
  const answers: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().includes('/rest/v1/')) answers.push(response.text().catch(() => ''))
  })
  await openAs(page, `/dashboard/profile/${author.id}`, reader)
  const card = page.getByRole('article')

  await expect(page.getByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible()
  await expect(page).toHaveTitle(/^Grace Hopper/)
  await expect(card).toContainText(texts.profile.experience_one.replace('{{count}}', '1'))
  await expect(card).toContainText(texts.profile.availability.busy)
  await expect(card).toContainText('Brest')
  await expect(card.getByRole('link', { name: texts.profile.website })).toHaveAttribute(
    'href',
    'https://grace.example.com/',
  )
  await expect(card.getByRole('link', { name: texts.profile.portfolio })).toHaveAttribute(
    'href',
    'https://work.example.com/',
  )
  await expect(page.getByText(texts.profile.others.noPosts)).toBeVisible()
  const received = (await Promise.all(answers)).join()
  expect(received).toContain('Grace')
  for (const secret of secrets) expect(received).not.toContain(secret)

  await work
    .update({ hourly_rate_public: true, experience_years: null })
    .eq('id', author.id)
    .throwOnError()
  const { data: skill } = await world.service
    .from('skills')
    .insert({ name: 'Cartes marines', category: 'Cartographie' })
    .select()
    .single()
    .throwOnError()
  await author
    .from('user_skills')
    .insert({ user_id: author.id, skill_id: skill.id, level: 4 })
    .throwOnError()
  await page.reload()
  const headline = card.locator('header')
  await expect(headline).toContainText(/4[\s,]?321[.,]50/)
  await expect(headline).toContainText(texts.profile.availability.busy)
  await expect(card.locator('svg').first().locator('pattern')).toHaveCount(1)
  await expect(card).toContainText(texts.profile.noExperience)
  const group = card.locator('section', {
    has: page.getByRole('heading', { level: 3, name: 'Cartographie' }),
  })
  const steps = group.last().getByRole('listitem').locator('[aria-hidden] > *')
  await expect(group.last()).toContainText(texts.skills.levels[4])
  await expect(steps).toHaveCount(5)
  await expect(group.last().locator('.bg-primary')).toHaveCount(4)
  await expect(card.getByRole('link', { name: /contact/i })).toHaveCount(0)
})

test('who hides their rate does not see it in the preview either, which is the page that others see', async ({
  page,
  world,
  texts,
}) => {
  const author = await world.signUp({ complete: true })
  await author
    .from('professional_profiles')
    .update({ hourly_rate: 4321 })
    .eq('id', author.id)
    .throwOnError()
  await openAs(page, `/dashboard/profile/${author.id}`, author)
  const card = page.getByRole('article')
  await expect(card).toBeVisible()
  const seen = (await card.textContent()) ?? ''
  expect(seen).not.toMatch(/4.?321/)

  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: texts.profile.preview, exact: true }).click()
  const { edit, follow } = texts.profile.others
  await expect(card).toHaveText(seen.replace(edit, follow))
  await expect(followButton(page, texts)).toBeDisabled()
})

test('a reader goes from a post far down the feed to its author, their posts, and back to the same place', async ({
  page,
  world,
  texts,
}) => {
  const [reader, author] = await Promise.all([world.signUp(), world.signUp({ complete: true })])
  const now = Date.now()
  const rows = Array.from({ length: 25 }, (_, index) => ({
    author_id: author.id,
    content: `Numbered ${index}.`,
    created_at: new Date(now - 25 + index).toISOString(),
  }))
  await world.service.from('pro_posts').insert(rows).throwOnError()
  await openAs(page, '/dashboard', reader)
  const post = page.getByRole('article').filter({ hasText: 'Numbered 2.' })
  await scrollTo(post)
  const link = post.getByRole('link', { name: 'Awa Diop' })
  // Scrolls to the link and waits until nothing moves any more.
  await link.hover()
  const before = await post.boundingBox()
  await link.click()

  await expect(page).toHaveURL(`/dashboard/profile/${author.id}`)
  await expect(page.getByText('Numbered 24.')).toBeVisible()
  await scrollTo(page.getByText('Numbered 0.'))
  // A profile is not read to its end as the feed is.
  await expect(page.getByText(texts.feed.end)).toHaveCount(0)
  await page.getByRole('button', { name: texts.profile.others.back }).click()

  await expect(page).toHaveURL('/dashboard')
  await expect(post).toBeInViewport()
  expect(await post.boundingBox()).toEqual(before)
})

test('who came by a link goes back to the feed', async ({ page, world, texts }) => {
  const [reader, author] = await Promise.all([world.signUp(), world.signUp({ complete: true })])
  await openAs(page, `/dashboard/profile/${author.id}`, reader)

  await page.getByRole('button', { name: texts.profile.others.back }).click()

  await expect(page).toHaveURL('/dashboard')
})

test('a profile that cannot be loaded says so, and loads when asked again', async ({
  page,
  world,
  texts,
}) => {
  const [reader, author] = await Promise.all([world.signUp(), world.signUp({ complete: true })])
  await openAs(page, '/dashboard', reader)
  await expect(page).toHaveURL('/dashboard')
  const profiles = '**/rest/v1/professional_profiles*person*'
  await page.route(profiles, (route) =>
    route.fulfill({ status: 403, json: { code: '42501', message: 'refused' } }),
  )
  await page.goto(`/dashboard/profile/${author.id}`)

  await expect(page.getByRole('alert')).toContainText(texts.errors['42501'])
  await page.unroute(profiles)
  await page.getByRole('button', { name: texts.common.retry }).click()
  await expect(followButton(page, texts)).toBeEnabled()
})
