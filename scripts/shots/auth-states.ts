import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

const visitor = { as: 'visitor' } as const
const submit = (page: Page) => page.locator('main form [type=submit]').click()
const wrong = (page: Page) => page.getByRole('alert').filter({ hasText: /./ }).waitFor()

export const AUTH_STATES: readonly Screen[] = [
  { ...visitor, name: 'login.incomplete', path: '/login', act: submit },
  {
    ...visitor,
    name: 'login.refused',
    path: '/login',
    act: async (page) => {
      await page.locator('input[type=email]').fill('nobody@example.com')
      await page.locator('input[type=password]').fill('not the one')
      await submit(page)
      await wrong(page)
    },
  },
  {
    ...visitor,
    name: 'login.waiting',
    path: '/login',
    act: async (page) => {
      await page.route('**/auth/v1/token*', () => {})
      await page.locator('input[type=email]').fill('nobody@example.com')
      await page.locator('input[type=password]').fill('not the one')
      await submit(page)
    },
  },
  {
    ...visitor,
    name: 'login.unreachable',
    path: '/login',
    act: async (page) => {
      await page.route('**/auth/v1/token*', (route) => route.abort())
      await page.locator('input[type=email]').fill('nobody@example.com')
      await page.locator('input[type=password]').fill('not the one')
      await submit(page)
      await wrong(page)
    },
  },
  { ...visitor, name: 'register.incomplete', path: '/register', act: submit },
  {
    ...visitor,
    name: 'register.differing',
    path: '/register',
    act: async (page) => {
      await page.locator('input[type=email]').fill('ada')
      await page.locator('input[type=password]').first().fill('short')
      await page.locator('input[type=password]').last().fill('other')
      await submit(page)
    },
  },
  {
    ...visitor,
    name: 'register.taken',
    path: '/register',
    act: async (page) => {
      await page.locator('input[type=email]').fill('admin@example.com')
      await page.locator('input[type=password]').first().fill('long enough')
      await page.locator('input[type=password]').last().fill('long enough')
      await submit(page)
      await wrong(page)
    },
  },
  { ...visitor, name: 'reset-password.incomplete', path: '/reset-password', act: submit },
  {
    ...visitor,
    name: 'reset-password.sent',
    path: '/reset-password',
    act: async (page, { authPage }) => {
      await page.locator('input[type=email]').fill('nobody@example.com')
      await submit(page)
      await page.getByText(authPage.resetPassword.success).waitFor()
    },
  },
]
