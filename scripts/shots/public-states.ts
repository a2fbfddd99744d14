import type { Page } from '@playwright/test'
import type { Screen, Texts } from './screen.ts'

const visitor = { as: 'visitor' } as const

async function writeTo(page: Page, { contact }: Texts) {
  const form = page.getByRole('main')
  await form.getByLabel(contact.name, { exact: true }).fill('Ada')
  await form.getByLabel(contact.email, { exact: true }).fill('ada@example.com')
  await form.getByLabel(contact.subject, { exact: true }).selectOption('devis')
  await form
    .getByLabel(contact.message, { exact: true })
    .fill('We would like to talk about a new customer portal.')
  await page.getByRole('button', { name: contact.submit }).click()
}

/** Presses the button of the page a newsletter mail links to. */
const follow = (step: 'confirm' | 'unsubscribe', isKnown: boolean) =>
  async function act(page: Page, { newsletter, errors }: Texts) {
    if (isKnown) {
      await page.route('**/api/newsletter/**', (route) => route.fulfill({ json: {} }))
    }
    await page.getByRole('button', { name: newsletter[step].action }).click()
    await page.getByText(isKnown ? newsletter[step].done : errors.newsletter_link_unknown).waitFor()
  }

export const PUBLIC_STATES: readonly Screen[] = [
  { ...visitor, name: 'not-found', path: '/nowhere' },
  { ...visitor, name: 'shared-team.team', path: '/shared-team#:share' },
  { ...visitor, name: 'mailbox', path: '/mailbox' },
  {
    ...visitor,
    name: 'mailbox.mail',
    path: '/mailbox',
    act: async (page) => {
      await page.locator('h2 a').first().click()
      await page.frameLocator('iframe').locator('.button').waitFor()
    },
  },
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
    act: async (page, texts) => {
      await writeTo(page, texts)
      await page.getByText(texts.contact.sent.title).waitFor()
    },
  },
  {
    ...visitor,
    name: 'contact.failed',
    path: '/contact',
    answers: 'refusals',
    act: async (page, texts) => {
      await writeTo(page, texts)
      await page.getByRole('main').getByRole('alert').filter({ hasText: /./ }).waitFor()
    },
  },
  {
    ...visitor,
    name: 'contact.unreachable',
    path: '/contact',
    part: 'window',
    act: async (page, texts) => {
      await page.route('**/api/contact', (route) => route.abort())
      await writeTo(page, texts)
      await page.getByText(texts.errors.network).waitFor()
    },
  },
  {
    ...visitor,
    name: 'contact.by-mail',
    path: '/process',
    act: async (page, { contactPage, nav }) => {
      await page.route('**/config.json', (route) =>
        route.fulfill({ json: { ownApi: false, contactEmail: 'hello@agency.example' } }),
      )
      await page.goto('/contact')
      await page.getByRole('heading', { name: contactPage.byMail.title }).first().waitFor()
      await page.getByRole('button', { name: nav.openMenu }).waitFor()
    },
  },
  {
    ...visitor,
    name: 'newsletter-confirm.unknown',
    path: '/newsletter/confirm?token=old',
    act: follow('confirm', false),
  },
  {
    ...visitor,
    name: 'newsletter-confirm.done',
    path: '/newsletter/confirm?token=new',
    act: follow('confirm', true),
  },
  {
    ...visitor,
    name: 'newsletter-unsubscribe.done',
    path: '/newsletter/unsubscribe?token=new',
    act: follow('unsubscribe', true),
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
  {
    ...visitor,
    name: 'newsletter.unreachable',
    path: '/pricing',
    act: async (page, { newsletter, errors }) => {
      await page.route('**/api/newsletter', (route) => route.abort())
      await page.getByLabel(newsletter.label).fill('ada@example.com')
      await page.getByRole('button', { name: newsletter.submit }).click()
      await page.getByText(errors.network).waitFor()
    },
  },
]
