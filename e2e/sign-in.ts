import type { Page } from '@playwright/test'
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
