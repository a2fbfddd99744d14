import type { Screen } from './screen.ts'

const profile = { as: 'professional', path: '/dashboard/profile' } as const

export const DASHBOARD_STATES: readonly Screen[] = [
  { name: 'dashboard.not-found', as: 'professional', path: '/dashboard/nowhere' },
  { name: 'dashboard.no-profile', as: 'professional', path: '/dashboard/profile/nobody' },
  { name: 'admin.not-found', as: 'admin', path: '/admin/nowhere' },
  {
    name: 'dashboard.offline',
    as: 'professional',
    path: '/dashboard',
    part: 'window',
    act: (page) => page.context().setOffline(true),
  },
  { name: 'profile.of-a-client', as: 'user', path: '/dashboard/profile' },
  {
    ...profile,
    name: 'profile.preview',
    act: (page, texts) =>
      page.getByRole('button', { name: texts.profile.preview, exact: true }).click(),
  },
  {
    ...profile,
    name: 'profile.invalid',
    act: async (page, texts) => {
      await page.getByLabel(texts.profile.fields.firstName).fill('')
      await page.getByLabel(texts.profile.fields.experienceYears).fill('many')
      await page.getByRole('button', { name: texts.common.save }).first().click()
      await page.getByText(texts.common.validation.not_a_number).waitFor()
    },
  },
  {
    ...profile,
    name: 'profile.suggestions',
    part: 'window',
    act: (page, { skills }) => page.getByLabel(skills.name, { exact: true }).fill('e'),
  },
  {
    ...profile,
    name: 'profile.new-skill',
    act: (page, { skills }) => page.getByLabel(skills.name, { exact: true }).fill('Zyzzyva'),
  },
  {
    ...profile,
    name: 'profile.delete-skill',
    part: 'window',
    act: async (page, { skills }) => {
      const name = new RegExp(`^${skills.delete.replace('{{skill}}', '')}`)
      await page.getByRole('button', { name }).first().click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    ...profile,
    name: 'profile.crop',
    part: 'window',
    act: async (page, texts) => {
      await page
        .getByLabel(texts.profile.avatar.file)
        .setInputFiles('apps/server/src/demo/pictures/five-alerts.webp')
      await page.getByRole('application').waitFor()
    },
  },
]
