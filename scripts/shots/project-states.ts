import type { Page } from '@playwright/test'
import { alter } from './answers.ts'
import type { Screen, Texts } from './screen.ts'

const projects = { as: 'user', path: '/dashboard/create-project' } as const
const choosing = { as: 'user', path: '/dashboard/create-project?project=:choosing' } as const
const plan = (query: string) =>
  ({ as: 'user', path: `/dashboard/projects/:planned/plan${query}` }) as const
const invitation = {
  as: 'professional',
  path: '/dashboard/invitations?invitation=:invitation',
} as const

const weeks = { as: 'professional', path: '/dashboard/invitations?view=weeks' } as const

/** Profile of somebody who cannot be proposed. */
const withoutTerms = (row: unknown) => ({
  ...Object(row),
  hourly_rate: null,
  availability_status: null,
})
/** Own work without a status and without a project. */
const withoutStatus = (work: unknown) => {
  const { weeks: own } = Object(work)
  const free = own.map((week: object) => ({ ...week, free: 0, is_said: false }))
  return { status: null, weeks: free, seats: [], tasks: [], milestones: [] }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Opens the first task or milestone of the list. */
const openFirst = (of: 'task' | 'milestone') => async (page: Page) => {
  await page.locator(`main a[href*="${of}="]`).first().click()
  await page.getByRole('dialog').waitFor()
}

const openDetails = (text: (texts: Texts) => string) => (page: Page, texts: Texts) =>
  page.getByText(text(texts), { exact: true }).filter({ visible: true }).first().click()

export const PROJECT_STATES: readonly Screen[] = [
  {
    ...projects,
    name: 'project.new',
    act: (page, { ownProjects }) => press(page, ownProjects.new),
  },
  {
    ...projects,
    name: 'project.blank',
    act: async (page, texts) => {
      await press(page, texts.ownProjects.new)
      await press(page, texts.projects.start.submit)
      await page.getByText(texts.projects.start.blank).waitFor()
    },
  },
  {
    ...projects,
    name: 'project.read',
    act: async (page, texts) => {
      await press(page, texts.ownProjects.new)
      await page
        .getByLabel(texts.projects.start.label, { exact: true })
        .fill('Un site vitrine pour notre librairie. / A website for our bookshop.')
      await press(page, texts.projects.start.submit)
      await page.getByRole('heading', { name: texts.projects.brief.title }).waitFor()
    },
  },
  {
    ...projects,
    name: 'project.delete',
    part: 'window',
    act: async (page, { ownProjects }) => {
      const [before = ''] = ownProjects.menu.split('{{title}}')
      await page.getByRole('button', { name: before.trim() }).first().click()
      await page.getByRole('menuitem', { name: ownProjects.remove }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  { ...choosing, name: 'project.teams' },
  {
    ...choosing,
    name: 'project.teams-explained',
    act: openDetails((texts) => texts.projects.teams.more),
  },
  {
    ...choosing,
    name: 'project.teams-impossible',
    act: async (page, { projects: { teams } }) => {
      await page.getByRole('spinbutton', { name: /Budget de l’équipe|Team budget/ }).fill('500')
      await page.getByText(teams.impossible, { exact: true }).waitFor()
    },
  },
  {
    ...choosing,
    name: 'project.choose',
    part: 'window',
    act: async (page, { projects: { choose, kindsOfTeam } }) => {
      await press(page, choose.action.replace('{{team}}', kindsOfTeam.excellence))
      await page.getByRole('alertdialog').waitFor()
    },
  },
  { as: 'user', path: '/dashboard/create-project?project=:inviting', name: 'project.inviting' },
  { as: 'user', path: '/dashboard/create-project?project=:planned', name: 'project.planned' },
  { ...invitation, name: 'invitation.open' },
  {
    ...invitation,
    name: 'invitation.declining',
    act: (page, { invitations }) => press(page, invitations.decline.action),
  },
  {
    ...invitation,
    name: 'invitation.accepting',
    part: 'window',
    act: async (page, { invitations }) => {
      await press(page, invitations.accept.action)
      await page.getByRole('alertdialog').waitFor()
    },
  },
  { as: 'professional', path: '/dashboard/invitations?invitation=none', name: 'invitation.none' },
  { ...weeks, name: 'invitations.weeks' },
  {
    ...weeks,
    name: 'invitations.weeks-unsaid',
    act: async (page, { invitations }) => {
      await alter(page, '**/rest/v1/professional_profiles*', withoutTerms)
      await alter(page, '**/api/own-work', withoutStatus)
      await page.getByText(invitations.work.noStatus).first().waitFor()
    },
  },
  {
    ...weeks,
    name: 'invitations.calendar',
    act: async (page, { invitations: { calendar } }) => {
      await page.route('**/api/account/calendar', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              json: {
                address: 'https://podium.example/api/calendar/secret.ics',
                created_at: '2026-11-23T09:00:00Z',
              },
            })
          : route.fallback(),
      )
      await press(page, calendar.make)
      await page.getByLabel(calendar.address, { exact: true }).waitFor()
    },
  },
  {
    as: 'professional',
    path: '/dashboard/invitations?view=standings',
    name: 'invitations.standings',
  },
  { ...plan('?view=board'), name: 'plan.board' },
  { ...plan('?view=timeline'), name: 'plan.timeline' },
  { ...plan('?view=calendar'), name: 'plan.calendar' },
  { ...plan(''), name: 'plan.task', part: 'window', act: openFirst('task') },
  { ...plan(''), name: 'plan.milestone', part: 'window', act: openFirst('milestone') },
  {
    ...plan(''),
    name: 'plan.again',
    part: 'window',
    act: async (page, texts) => {
      await press(page, texts.plan.again)
      await page.getByRole('dialog').waitFor()
    },
  },
  { ...plan(''), as: 'professional', name: 'plan.of-a-member' },
  { as: 'user', path: '/dashboard/projects/:delivered/plan', name: 'plan.delivered' },
  { as: 'user', path: '/dashboard/projects/none/plan', name: 'plan.none' },
  {
    as: 'user',
    path: '/dashboard/projects/:delivered/plan',
    name: 'plan.feedback',
    act: async (page, texts) => {
      const [before = ''] = texts.plan.feedback.giveTo.split('{{name}}')
      await page.getByRole('button', { name: before.trim() }).first().click()
      await page.getByText(texts.plan.feedback.blind).waitFor()
    },
  },
  {
    ...plan(''),
    as: 'professional',
    name: 'plan.own-milestone',
    part: 'window',
    act: openFirst('milestone'),
  },
]
