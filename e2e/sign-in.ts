import type { Page } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, type Texts } from './fixtures.ts'

type Credentials = { email: string; password: string }

/** Fills in the sign-in screen once it stands: its address changes before the screen does. */
export async function signIn(page: Page, { auth, authPage }: Texts, person: Credentials) {
  const submit = page.getByRole('button', { name: authPage.login.submit, exact: true })
  await expect(submit).toBeVisible()
  await page.getByLabel(auth.email, { exact: true }).fill(person.email)
  await page.getByLabel(auth.password, { exact: true }).fill(person.password)
  await submit.click()
}

/** Signs in on the sign-in screen and waits for the dashboard. */
export async function enterDashboard(page: Page, texts: Texts, person: Credentials) {
  await page.goto('/login')
  await signIn(page, texts, person)
  await expect(page).toHaveURL('/dashboard')
}

/**
 * Opens a page of a browser that has kept somebody's session; the sign-in screen is left out, which takes
 * a second. The page of another world is named with its origin.
 */
export async function openAs(page: Page, path: string, { auth }: SupabaseClient) {
  const { data, error } = await auth.getSession()
  if (error ?? !data.session) throw error ?? new Error('They are not signed in')
  const origin = URL.canParse(path) ? new URL(path).origin : ''
  await page.goto(`${origin}/robots.txt`) // the origin's storage without its scripts
  const session = ['podium-session', JSON.stringify(data.session)]
  await page.evaluate(([key = '', value = '']) => localStorage.setItem(key, value), session)
  await page.goto(path)
}
