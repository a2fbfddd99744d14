import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { signIn } from './sign-in.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Changes what the browser has stored of the session, wherever it lies. */
const changeSession = (page: Page, changes: { expires_at?: number; access_token?: string }) =>
  page.evaluate(`for (const storage of [localStorage, sessionStorage]) {
    const kept = storage.getItem('podium-session')
    if (kept) {
      storage.setItem('podium-session', JSON.stringify({ ...JSON.parse(kept), ...${JSON.stringify(changes)} }))
    }
  }`)

test('a session that ended leads to sign-in and back, with nothing typed lost', async ({
  page,
  world,
  texts,
}) => {
  const { authPage, common, feed, profile, skills } = texts
  const person = await world.signUp({ complete: true })
  await person.from('pro_posts').insert({ author_id: person.id, content: 'Passerelle' })
  /** Revoked by the server, and the access token has run out. */
  const endSession = async () => {
    await world.db.query('delete from auth.sessions where user_id = $1', [person.id])
    await changeSession(page, { expires_at: 1 })
  }
  await page.goto('/dashboard/profile')
  await signIn(page, texts, person)
  const city = page.getByLabel(profile.fields.city, { exact: true })
  const skill = page.getByLabel(skills.name, { exact: true })

  await city.fill('Lyon')
  await skill.fill('Couture')
  await endSession()
  await button(page, common.save).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(authPage.login.ended)).toBeVisible()
  await signIn(page, texts, person)
  await expect(page).toHaveURL('/dashboard/profile')
  await expect(city).toHaveValue('Lyon')
  await expect(skill).toHaveValue('Couture')
  await button(page, common.save).click()
  await expect(page.getByText(profile.saved)).toBeVisible()
  await page.reload()
  await expect(skill).toHaveValue('Couture')
  await expect(page.getByText(profile.unsaved)).toBeHidden()

  await page.goto('/dashboard?q=passerelle')
  const comments = page.getByRole('button', { name: new RegExp(`^${feed.post.comment} \\(`) })
  const comment = page.getByLabel(feed.comments.label)
  await page.getByLabel(feed.composer.label).fill('Un post')
  await comments.click()
  await comment.fill('Une réponse')
  await endSession()
  await page.getByRole('button', { name: feed.comments.send }).click()
  await expect(page).toHaveURL('/login')
  await signIn(page, texts, person)
  await expect(page).toHaveURL('/dashboard?q=passerelle')
  await expect(page.getByLabel(feed.composer.label)).toHaveValue('Un post')
  await comments.click()
  await expect(comment).toHaveValue('Une réponse')
  await page.getByRole('button', { name: feed.comments.send }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Une réponse' })).toBeVisible()
  await expect(comment).toHaveValue('')
})

test('an access token that the server refuses is renewed unseen; a lost connection ends no session', async ({
  page,
  world,
  texts,
}) => {
  const { common, profile } = texts
  const person = await world.signUp({ complete: true })
  await page.goto('/dashboard/profile')
  await signIn(page, texts, person)
  const city = page.getByLabel(profile.fields.city, { exact: true })
  await city.fill('Lyon')
  await changeSession(page, { access_token: 'a.b.c' })
  await button(page, common.save).click()
  await expect(page.getByText(profile.saved)).toBeVisible()

  await page.route('**/auth/v1/token*', (route) => route.abort())
  await changeSession(page, { expires_at: 1 })
  await city.fill('Nantes')
  await button(page, common.save).click()
  await expect(page.getByText(common.unreachable.retrying)).toBeVisible()
  await expect(city).toHaveValue('Nantes')
  await page.reload()
  await expect(page.getByText(common.unreachable.retrying)).toBeVisible()
  await page.unroute('**/auth/v1/token*')
  await expect(city).toHaveValue('Nantes')
  await expect(page.getByText(common.unreachable.retrying)).toBeHidden()
})

test('a remembered person is signed in and out in every tab, another one in theirs only', async ({
  page,
  context,
  world,
  texts,
}) => {
  const { auth, authPage, nav } = texts
  const person = await world.signUp()
  const second = await context.newPage()
  await Promise.all([page.goto('/login'), second.goto('/dashboard/create-project')])
  await expect(second).toHaveURL('/login')
  await signIn(page, texts, person)
  await expect(page).toHaveURL('/dashboard')
  await second.reload()
  await expect(second).toHaveURL('/login')
  await button(page, nav.logout).click()
  await expect(page).toHaveURL('/login')

  await page.getByLabel(auth.rememberMe).check()
  await signIn(page, texts, person)
  await expect(page).toHaveURL('/dashboard')
  await expect(second).toHaveURL(/\/dashboard/)
  await button(second, nav.logout).click()
  await expect(second).toHaveURL('/login')
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(authPage.login.ended)).toBeHidden()
})
