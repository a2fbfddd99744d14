import type { Page } from '@playwright/test'
import { alter, loseWrites } from './answers.ts'
import type { Screen, Texts } from './screen.ts'

const account = { as: 'professional', path: '/dashboard/account' } as const

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function openDeletion(page: Page, texts: Texts): Promise<void> {
  await press(page, texts.account.data.deleteAction)
  await page.getByRole('alertdialog').waitFor()
}

export const ACCOUNT_STATES: readonly Screen[] = [
  {
    ...account,
    name: 'account.email',
    act: (page, texts) => press(page, texts.account.email.edit),
  },
  {
    ...account,
    name: 'account.email-invalid',
    act: async (page, texts) => {
      await press(page, texts.account.email.edit)
      await page.getByLabel(texts.account.email.label).fill('nobody@')
      await press(page, texts.account.email.submit)
      await page.getByText(texts.common.validation.invalid_email).waitFor()
    },
  },
  {
    ...account,
    name: 'account.email-lost',
    act: async (page, texts) => {
      await loseWrites(page, '**/auth/v1/user*')
      await press(page, texts.account.email.edit)
      await page.getByLabel(texts.account.email.label).fill('new@example.com')
      await press(page, texts.account.email.submit)
      await page.getByText(texts.errors.network).waitFor()
    },
  },
  {
    ...account,
    name: 'account.email-pending',
    act: async (page, texts) => {
      const change = (user: unknown) => Object.assign({}, user, { new_email: 'new@example.com' })
      await alter(page, '**/auth/v1/user', change)
      await page.getByText(texts.account.email.pending).waitFor()
    },
  },
  {
    ...account,
    name: 'account.password',
    act: (page, texts) => press(page, texts.account.password.edit),
  },
  {
    ...account,
    name: 'account.password-invalid',
    act: async (page, texts) => {
      await press(page, texts.account.password.edit)
      await page.getByLabel(texts.auth.newPassword, { exact: true }).fill('short')
      await page.getByLabel(texts.auth.confirmPassword, { exact: true }).fill('other')
      await press(page, texts.account.password.submit)
      await page.getByText(texts.common.validation.password_too_short).waitFor()
    },
  },
  {
    ...account,
    name: 'account.password-wrong',
    act: async (page, texts) => {
      await press(page, texts.account.password.edit)
      await page.getByLabel(texts.account.password.current, { exact: true }).fill('not the one')
      await page.getByLabel(texts.auth.newPassword, { exact: true }).fill('long enough')
      await page.getByLabel(texts.auth.confirmPassword, { exact: true }).fill('long enough')
      await press(page, texts.account.password.submit)
      await page.getByText(texts.errors.current_password_invalid).waitFor()
    },
  },
  {
    ...account,
    name: 'account.sessions-lost',
    part: 'window',
    act: async (page, texts) => {
      await loseWrites(page, '**/auth/v1/logout*')
      await press(page, texts.account.sessions.othersAction)
      await page.getByText(texts.errors.network).waitFor()
    },
  },
  { ...account, name: 'account.delete', part: 'window', act: openDeletion },
  {
    ...account,
    name: 'account.delete-invalid',
    part: 'window',
    act: async (page, texts) => {
      await openDeletion(page, texts)
      await press(page, texts.account.deletion.submit)
      await page.getByText(texts.common.validation.confirmation_differs).waitFor()
    },
  },
]
