import type { Page } from '@playwright/test'
import type { Screen, Texts } from './screen.ts'

/** Demo person whose account the states change. */
const PERSON = 'lea.fontaine@example.com'

const users = { as: 'admin', path: '/admin/users', part: 'window' } as const
const onePerson = { ...users, path: `/admin/users?search=${PERSON}` } as const

async function openMenu(page: Page, texts: Texts): Promise<void> {
  const name = texts.users.menu.label.replace('{{email}}', PERSON)
  await page.getByRole('button', { name }).click()
  await page.getByRole('menu').waitFor()
}

/** Opens a dialog from the row menu. */
const choose = (entry: 'changeRole' | 'promote' | 'ban' | 'delete') =>
  async function act(page: Page, texts: Texts) {
    await openMenu(page, texts)
    await page.getByRole('menuitem', { name: texts.users.menu[entry], exact: true }).click()
    await page.locator('[role=dialog], [role=alertdialog]').waitFor()
  }

async function selectThree(page: Page): Promise<void> {
  for (const place of [1, 2, 3]) await page.locator('main').getByRole('checkbox').nth(place).check()
}

const openFirst = (list: (texts: Texts) => string) =>
  async function act(page: Page, texts: Texts) {
    await page
      .getByRole('list', { name: list(texts) })
      .getByRole('button')
      .first()
      .click()
    await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor()
  }
const openReported = openFirst((texts) => texts.moderation.list)

async function openMoreThanOne(page: Page, texts: Texts): Promise<void> {
  await selectThree(page)
  await page
    .getByRole('region', { name: texts.moderation.selection.label })
    .getByRole('button', { name: texts.moderation.panel.decide })
    .click()
  await page.getByRole('dialog').waitFor()
}

async function deleteThree(page: Page, texts: Texts): Promise<void> {
  await selectThree(page)
  await page
    .getByRole('region', { name: texts.users.selection.label })
    .getByRole('button', { name: texts.users.selection.delete })
    .click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
}

const moderation = { as: 'admin', path: '/admin/moderation', part: 'window' } as const
const projects = { as: 'admin', path: '/admin/projects', part: 'window' } as const

/** Opens the decision record of the newest formation in the open panel. */
async function openRecord(page: Page, texts: Texts): Promise<void> {
  const [before = ''] = texts.adminProjects.panel.recordOf.split('{{time}}')
  await page.getByRole('dialog').getByRole('button', { name: before.trim() }).first().click()
  await page.getByRole('heading', { name: texts.adminProjects.record.method }).waitFor()
}

async function openOverride(page: Page, texts: Texts): Promise<void> {
  const [before = ''] = texts.adminProjects.override.open.split('{{role}}')
  await page.getByRole('dialog').getByRole('button', { name: before.trim() }).first().click()
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
}

const audit = { as: 'admin', path: '/admin/audit' } as const

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
      // The button of the row's person; the row menu's name holds the address too.
      await page.locator(`button[title*='${PERSON}']`).first().click()
      await page.getByText(texts.users.panel.audit).waitFor()
    },
  },
  {
    as: 'admin',
    path: '/admin/contact-messages',
    name: 'admin-contactMessages.panel',
    part: 'window',
    act: async (page, texts) => {
      const list = page.getByRole('list', { name: texts.contactMessages.list })
      await list.getByRole('button').first().click()
      await page.getByRole('button', { name: texts.contactMessages.reply.send }).click()
      await page.getByText(texts.contactMessages.reply.blank).waitFor()
    },
  },
  {
    as: 'admin',
    path: '/admin/contact-messages?search=zyzzyva',
    name: 'admin-contact-messages.no-match',
    part: 'window',
  },
  {
    as: 'admin',
    path: '/admin/contact-messages?status=answered',
    name: 'admin-contact-messages.answered',
    part: 'window',
    act: openFirst((texts) => texts.contactMessages.list),
  },
  {
    as: 'admin',
    path: '/admin/newsletter-subscriptions?search=zyzzyva',
    name: 'admin-newsletter.no-match',
    part: 'window',
  },
  {
    as: 'admin',
    path: '/admin',
    name: 'admin.table',
    act: async (page, texts) => {
      await page.getByRole('button', { name: texts.overview.activity.showTable }).click()
    },
  },
  {
    as: 'admin',
    path: '/admin',
    name: 'admin.menu',
    part: 'window',
    only: 390,
    act: async (page, texts) => {
      await page.getByRole('button', { name: `(${texts.admin.label})` }).click()
    },
  },
  {
    ...users,
    name: 'admin-users.menu-above',
    only: 1440,
    act: async (page) => {
      await page.mouse.wheel(0, 100_000)
      const menus = page.locator('main').getByRole('row').last().locator('[aria-haspopup=menu]')
      await menus.click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    ...users,
    name: 'admin-users.progress',
    act: async (page, texts) => {
      await page.route('**/api/admin/users/bulk', () => {})
      await deleteThree(page, texts)
      await page.getByRole('progressbar').waitFor()
    },
  },
  {
    ...users,
    name: 'admin-users.failures',
    act: async (page, texts) => {
      await page.route('**/api/admin/users/bulk', (route) => route.abort())
      await deleteThree(page, texts)
      await page.getByRole('alert').filter({ hasText: texts.errors.network }).waitFor()
    },
  },
  { as: 'admin', path: '/admin/kept-mails', name: 'admin-kept-mails.none-kept' },
  {
    as: 'admin',
    path: '/admin/kept-mails',
    name: 'admin-kept-mails.panel',
    server: 'open',
    part: 'window',
    act: async (page, texts) => {
      const list = page.getByRole('list', { name: texts.admin.keptMails.title })
      await list.getByRole('button').first().click()
      await page.getByRole('dialog').getByText(texts.admin.keptMails.recorded).waitFor()
    },
  },
  { ...projects, name: 'admin-projects.panel', path: '/admin/projects?project=:inviting' },
  { ...projects, name: 'admin-projects.running', path: '/admin/projects?project=:planned' },
  { ...projects, name: 'admin-projects.delivered', path: '/admin/projects?project=:delivered' },
  {
    ...projects,
    name: 'admin-projects.override',
    path: '/admin/projects?project=:inviting',
    act: openOverride,
  },
  {
    ...projects,
    name: 'admin-projects.record',
    path: '/admin/projects?project=:delivered',
    act: openRecord,
  },
  { as: 'admin', path: '/admin/projects?view=figures', name: 'admin-projects.figures' },
  { ...projects, path: '/admin/projects?search=zyzzyva', name: 'admin-projects.no-match' },
  { ...moderation, name: 'admin-moderation.panel', act: openReported },
  {
    ...moderation,
    name: 'admin-moderation.appealed',
    path: '/admin/moderation?view=appealed',
    act: openReported,
  },
  {
    ...moderation,
    name: 'admin-moderation.decided',
    path: '/admin/moderation?view=decided',
    part: 'window',
  },
  { ...moderation, name: 'admin-moderation.selection', act: selectThree },
  { ...moderation, name: 'admin-moderation.decide-many', act: openMoreThanOne },
  {
    ...moderation,
    name: 'admin-moderation.decide',
    act: async (page, texts) => {
      await openReported(page, texts)
      await page.getByRole('button', { name: texts.moderation.panel.decide }).click()
      const dialog = page.getByRole('dialog').filter({ hasText: texts.moderation.dialog.action })
      await dialog.getByRole('button').last().click()
      await page.getByText(texts.moderation.dialog.noReason).waitFor()
    },
  },
  {
    ...audit,
    name: 'admin-audit.panel',
    part: 'window',
    act: async (page, texts) => {
      await page.getByRole('button', { name: texts.audit.actions.moderation.hide }).first().click()
      await page.getByText(texts.audit.entry.byActor).waitFor()
    },
  },
  { ...audit, name: 'admin-audit.no-match', path: '/admin/audit?target=nobody@nowhere' },
  {
    ...audit,
    name: 'admin-audit.filtered',
    path: '/admin/audit?action=user.ban&from=2026-01-01',
  },
]
