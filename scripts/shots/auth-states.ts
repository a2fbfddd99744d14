import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

const visitor = { as: 'visitor' } as const
const login = { ...visitor, path: '/login' } as const
const register = { ...visitor, path: '/register' } as const
const resetPassword = { ...visitor, path: '/reset-password' } as const

const submit = (page: Page) => page.locator('main form [type=submit]').click()
const wrong = (page: Page) => page.getByRole('alert').filter({ hasText: /./ }).first().waitFor()

async function signIn(page: Page) {
  await page.locator('input[type=email]').fill('nobody@example.com')
  await page.locator('input[type=password]').fill('not the one')
  await submit(page)
}

async function signUp(page: Page, email: string) {
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[type=password]').first().fill('long enough')
  await page.locator('input[type=password]').last().fill('long enough')
  await submit(page)
}

/** Opens the reset page with a session, as after following the link of a mail. */
async function openResetLink(page: Page) {
  const user = { id: '0', email: 'ada@example.com', user_metadata: {} }
  await page.route('**/auth/v1/user', (route) => route.fulfill({ json: user }))
  const claims = btoa(JSON.stringify({ exp: Math.round(Date.now() / 1000) + 3600 }))
  const token = `access_token=e30.${claims}.e30&refresh_token=0&expires_in=3600&token_type=bearer`
  await page.goto(`/update-password#${token}&type=recovery`)
  await page.reload()
  await page.locator('input[type=password]').first().waitFor()
}

async function choose(page: Page, password: string) {
  await page.locator('input[type=password]').first().fill(password)
  await page.locator('input[type=password]').last().fill('long enough')
  await submit(page)
}

export const AUTH_STATES: readonly Screen[] = [
  { ...login, name: 'login.incomplete', act: submit },
  {
    ...login,
    name: 'login.refused',
    act: async (page) => {
      await signIn(page)
      await wrong(page)
    },
  },
  {
    ...login,
    name: 'login.waiting',
    act: async (page) => {
      await page.route('**/auth/v1/token*', () => {})
      await signIn(page)
    },
  },
  {
    ...login,
    name: 'login.unreachable',
    act: async (page) => {
      await page.route('**/auth/v1/token*', (route) => route.abort())
      await signIn(page)
      await wrong(page)
    },
  },
  {
    ...login,
    name: 'login.unconfirmed',
    act: async (page, { authPage }) => {
      const refusal = { code: 'email_not_confirmed', message: 'Email not confirmed' }
      await page.route('**/auth/v1/token*', (route) =>
        route.fulfill({ status: 400, json: refusal }),
      )
      await page.route('**/auth/v1/resend*', (route) => route.fulfill({ json: {} }))
      await signIn(page)
      await page.getByRole('button', { name: authPage.confirmation.resend }).click()
      await page.getByText(authPage.confirmation.resent).waitFor()
    },
  },
  {
    name: 'login.ended',
    as: 'user',
    path: '/dashboard/create-project',
    act: async (page, { authPage }) => {
      await page.route('**/auth/v1/token*', (route) =>
        route.fulfill({ status: 400, json: { code: 'session_expired', message: 'Expired' } }),
      )
      await page.evaluate(`localStorage.setItem('podium-session', JSON.stringify({
        ...JSON.parse(localStorage.getItem('podium-session')), expires_at: 1 }))`)
      await page.reload()
      await page.getByText(authPage.login.ended).waitFor()
    },
  },
  { ...register, name: 'register.incomplete', act: submit },
  {
    ...register,
    name: 'register.differing',
    act: async (page) => {
      await page.locator('input[type=email]').fill('ada')
      await page.locator('input[type=password]').first().fill('short')
      await page.locator('input[type=password]').last().fill('other')
      await submit(page)
    },
  },
  {
    ...register,
    name: 'register.taken',
    act: async (page) => {
      await signUp(page, 'admin@example.com')
      await wrong(page)
    },
  },
  {
    ...register,
    name: 'register.unreachable',
    act: async (page) => {
      await page.route('**/auth/v1/signup*', (route) => route.abort())
      await signUp(page, 'ada@example.com')
      await wrong(page)
    },
  },
  {
    ...register,
    name: 'register.to-confirm',
    act: async (page, { authPage }) => {
      const user = { id: '0', email: 'ada@example.com', identities: [] }
      await page.route('**/auth/v1/signup*', (route) => route.fulfill({ json: user }))
      await signUp(page, 'ada@example.com')
      await page.getByText(authPage.register.success).waitFor()
    },
  },
  { ...resetPassword, name: 'reset-password.incomplete', act: submit },
  {
    ...resetPassword,
    name: 'reset-password.sent',
    act: async (page, { authPage }) => {
      await page.locator('input[type=email]').fill('nobody@example.com')
      await submit(page)
      await page.getByText(authPage.resetPassword.success).waitFor()
    },
  },
  {
    ...resetPassword,
    name: 'reset-password.unreachable',
    act: async (page) => {
      await page.route('**/auth/v1/recover*', (route) => route.abort())
      await page.locator('input[type=email]').fill('nobody@example.com')
      await submit(page)
      await wrong(page)
    },
  },
  { ...login, name: 'update-password.open', act: openResetLink },
  {
    ...login,
    name: 'update-password.differing',
    act: async (page) => {
      await openResetLink(page)
      await choose(page, 'short')
    },
  },
  {
    ...login,
    name: 'update-password.done',
    act: async (page, { authPage }) => {
      await openResetLink(page)
      await page.route('**/auth/v1/logout*', (route) => route.fulfill({ status: 204 }))
      // A stopped clock: the page would leave before all its pictures are taken.
      await page.clock.install()
      await choose(page, 'long enough')
      await page.getByText(authPage.updatePassword.success).waitFor()
    },
  },
]
