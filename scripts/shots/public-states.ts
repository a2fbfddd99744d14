import type { Screen } from './screen.ts'

const visitor = { as: 'visitor' } as const

export const PUBLIC_STATES: readonly Screen[] = [
  { ...visitor, name: 'not-found', path: '/nowhere' },
  { name: 'home.signed-in', as: 'professional', path: '/' },
  {
    ...visitor,
    name: 'home.menu',
    path: '/',
    only: 390,
    part: 'window',
    act: (page, { nav }) => page.getByRole('button', { name: nav.openMenu }).click(),
  },
  {
    name: 'home.menu-signed-in',
    as: 'admin',
    path: '/',
    only: 390,
    part: 'window',
    act: (page, { nav }) => page.getByRole('button', { name: nav.openMenu }).click(),
  },
  {
    ...visitor,
    name: 'home.languages',
    path: '/',
    only: 1440,
    part: 'window',
    act: (page, { nav }) =>
      page
        .getByRole('button', { name: nav.languageNow.replace('{{language}}', '').trim() })
        .click(),
  },
  {
    ...visitor,
    name: 'contact.invalid',
    path: '/contact',
    act: (page, { contact }) => page.getByRole('button', { name: contact.submit }).click(),
  },
  {
    ...visitor,
    name: 'contact.sent',
    path: '/contact',
    act: async (page, { contact }) => {
      const form = page.getByRole('main')
      await form.getByLabel(contact.name, { exact: true }).fill('Ada')
      await form.getByLabel(contact.email, { exact: true }).fill('ada@example.com')
      await form.getByLabel(contact.subject, { exact: true }).selectOption('devis')
      await form.getByLabel(contact.message, { exact: true }).fill('1843')
      await page.getByRole('button', { name: contact.submit }).click()
      await page.getByText(contact.sent.title).waitFor()
    },
  },
  {
    ...visitor,
    name: 'contact.failed',
    path: '/contact',
    answers: 'refusals',
    act: async (page, { contact }) => {
      const form = page.getByRole('main')
      await form.getByLabel(contact.name, { exact: true }).fill('Ada')
      await form.getByLabel(contact.email, { exact: true }).fill('ada@example.com')
      await form.getByLabel(contact.subject, { exact: true }).selectOption('devis')
      await form.getByLabel(contact.message, { exact: true }).fill('1843')
      await page.getByRole('button', { name: contact.submit }).click()
      await form.getByRole('alert').filter({ hasText: /./ }).waitFor()
    },
  },
  {
    ...visitor,
    name: 'newsletter.invalid',
    path: '/pricing',
    act: (page, { newsletter }) => page.getByRole('button', { name: newsletter.submit }).click(),
  },
  {
    ...visitor,
    name: 'newsletter.sent',
    path: '/pricing',
    act: async (page, { newsletter }) => {
      await page.getByLabel(newsletter.label).fill(`ada-${Date.now()}@example.com`)
      await page.getByRole('button', { name: newsletter.submit }).click()
      await page.getByText(newsletter.sent).waitFor()
    },
  },
]
