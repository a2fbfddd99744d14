import type { Page } from '@playwright/test'
import type { Screen, Texts } from './screen.ts'

/** A person among the demo's, whom an admin may change. */
const PERSON = 'lea.fontaine@example.com'

const users = { as: 'admin', path: '/admin/users', part: 'window' } as const
const onePerson = { ...users, path: `/admin/users?search=${PERSON}` } as const

async function openMenu(page: Page, texts: Texts): Promise<void> {
  const name = texts.users.menu.label.replace('{{email}}', PERSON)
  await page.getByRole('button', { name }).click()
  await page.getByRole('menu').waitFor()
}

/** The row menu's entry, and the dialog it opens. */
const choose = (entry: 'changeRole' | 'promote' | 'ban' | 'delete') =>
  async function act(page: Page, texts: Texts) {
    await openMenu(page, texts)
    await page.getByRole('menuitem', { name: texts.users.menu[entry], exact: true }).click()
    await page.locator('[role=dialog], [role=alertdialog]').waitFor()
  }

async function selectThree(page: Page): Promise<void> {
  for (const place of [1, 2, 3]) await page.locator('main').getByRole('checkbox').nth(place).check()
}

export const ADMIN_STATES: readonly Screen[] = [
  { ...users, name: 'admin-users.no-match', path: '/admin/users?search=nobody@nowhere' },
  { ...onePerson, name: 'admin-users.menu-phone', only: 390, act: openMenu },
  { ...onePerson, name: 'admin-users.menu', only: 1440, act: openMenu },
  { ...onePerson, name: 'admin-users.role', act: choose('changeRole') },
  { ...onePerson, name: 'admin-users.promote', act: choose('promote') },
  { ...onePerson, name: 'admin-users.ban', act: choose('ban') },
  { ...onePerson, name: 'admin-users.delete', act: choose('delete') },
  { ...users, name: 'admin-users.selection', act: selectThree },
  {
    ...users,
    name: 'admin-users.delete-many',
    act: async (page, texts) => {
      await selectThree(page)
      await page
        .getByRole('region', { name: texts.users.selection.label })
        .getByRole('button', { name: texts.users.selection.delete })
        .click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    ...users,
    name: 'admin-users.invite',
    act: async (page, texts) => {
      await page.getByRole('button', { name: texts.users.invite.open, exact: true }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    ...onePerson,
    name: 'admin-users.panel',
    act: async (page, texts) => {
      await page.getByRole('button', { name: PERSON, exact: true }).click()
      await page.getByText(texts.users.panel.audit).waitFor()
    },
  },
  {
    as: 'admin',
    path: '/admin/messages',
    name: 'admin-messages.panel',
    part: 'window',
    act: async (page, texts) => {
      const list = page.getByRole('list', { name: texts.messages.list })
      await list.getByRole('button').first().click()
      await page.getByRole('button', { name: texts.messages.reply.send }).click()
      await page.getByText(texts.messages.reply.blank).waitFor()
    },
  },
  {
    as: 'admin',
    path: '/admin/messages?search=zyzzyva',
    name: 'admin-messages.no-match',
    part: 'window',
  },
]
