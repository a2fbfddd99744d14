import type { Page } from '@playwright/test'
import { changeSession } from './change-session.ts'
import { expect, test } from './fixtures.ts'
import { signIn } from './sign-in.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('every tab signs in and out with the first; who is not to be remembered is gone with the last', async ({
  page,
  context,
  world,
  texts,
}) => {
  const { auth, authPage, nav } = texts
  const person = await world.signUp()
  const stored = (tab: Page, storage: 'localStorage' | 'sessionStorage') =>
    tab.evaluate<string | null>(`${storage}.getItem('podium-session')`)
  const refreshToken = async (tab: Page) =>
    JSON.parse((await stored(tab, 'sessionStorage')) ?? '{}').refresh_token
  const other = await context.newPage()
  await Promise.all([page.goto('/login'), other.goto('/dashboard/create-project')])
  await expect(other).toHaveURL('/login')
  await signIn(page, texts, person)
  await expect(page).toHaveURL('/dashboard')
  await expect(other).toHaveURL('/dashboard/create-project')
  const late = await context.newPage()
  await late.goto('/dashboard/account')
  await expect(late.getByRole('heading', { level: 1 })).toHaveText(texts.account.title)
  expect(await stored(late, 'localStorage')).toBeNull()

  // One tab refreshes the session of all of them, and one that missed it asks the others.
  const before = await refreshToken(other)
  const city = page.getByLabel(texts.profile.fields.city, { exact: true })
  await changeSession(page, { access_token: 'a.b.c' })
  await page.goto('/dashboard/profile')
  await expect(city).toBeVisible()
  for (const tab of [other, late]) await expect.poll(() => refreshToken(tab)).not.toBe(before)
  const renewed = await refreshToken(other)
  await changeSession(page, { expires_at: 1, refresh_token: before })
  await page.reload()
  await expect(city).toBeVisible()
  expect(await refreshToken(page)).toBe(renewed)

  await button(late, nav.logout).click()
  for (const tab of [late, page, other]) await expect(tab).toHaveURL('/login')
  await expect(page.getByText(authPage.login.ended)).toBeHidden()
  // This browser's session is over; that of another device goes on.
  const sessions = 'select id from auth.sessions where user_id = $1'
  await expect.poll(() => world.db.query(sessions, [person.id])).toHaveLength(1)
  expect((await person.auth.refreshSession()).error).toBeNull()
  await Promise.all([late.close(), other.close()])
  await signIn(page, texts, person)
  await expect(page).toHaveURL('/dashboard')
  await page.close()
  const alone = await context.newPage()
  await alone.goto('/dashboard')
  await expect(alone).toHaveURL('/login')

  await alone.getByLabel(auth.rememberMe).check()
  await signIn(alone, texts, person)
  await expect(alone).toHaveURL('/dashboard')
  expect(await stored(alone, 'sessionStorage')).toBeNull()
  await alone.close()
  const again = await context.newPage()
  await again.goto('/dashboard')
  await button(again, nav.logout).click()
  await expect(again).toHaveURL('/login')
})
