import type { Page } from '@playwright/test'
import { changeSession } from './change-session.ts'
import { expect, test } from './fixtures.ts'
import { signIn } from './sign-in.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a session that ended leads to sign-in and back, with nothing typed lost', async ({
  page,
  world,
  texts,
}) => {
  const { authPage, common, feed, profile, skills } = texts
  const person = await world.signUp({ complete: true })
  await person.from('pro_posts').insert({ author_id: person.id, content: 'Passerelle' })
  /** Revokes the session on the server and lets its access token expire. */
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
  // A slow machine may have noticed before the button is reached: either way leads to sign-in.
  const save = button(page, common.save).click({ timeout: 5_000 })
  await save.catch(() => expect(page).toHaveURL('/login'))
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

  const composer = page.getByLabel(feed.composer.label)
  await page.goto('/dashboard')
  await composer.fill('Un post')
  await page.goto('/dashboard?q=passerelle')
  const comments = page.getByRole('button', { name: new RegExp(`^${feed.post.comment} \\(`) })
  const comment = page.getByLabel(feed.comments.label)
  await comments.click()
  await comment.fill('Une réponse')
  await endSession()
  await page.getByRole('button', { name: feed.comments.send }).click()
  await expect(page).toHaveURL('/login')
  await signIn(page, texts, person)
  await expect(page).toHaveURL('/dashboard?q=passerelle')
  await comments.click()
  await expect(comment).toHaveValue('Une réponse')
  await page.getByRole('button', { name: feed.comments.send }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Une réponse' })).toBeVisible()
  await expect(comment).toHaveValue('')
  await page.goto('/dashboard')
  await expect(composer).toHaveValue('Un post')
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
