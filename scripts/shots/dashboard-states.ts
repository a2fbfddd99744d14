import type { Page } from '@playwright/test'
import { alter, holdWrites, loseWrites } from './answers.ts'
import type { Screen, Texts } from './screen.ts'

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
    act: async (page, texts) => {
      await page.getByRole('button', { name: texts.profile.preview, exact: true }).click()
      await page.getByRole('heading', { name: texts.profile.others.posts }).waitFor()
    },
  },
  {
    ...profile,
    name: 'profile.invalid',
    act: async (page, texts) => {
      await page.getByLabel(texts.profile.fields.first_name).fill('')
      await page.getByLabel(texts.profile.fields.experience_years).fill('many')
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
    act: crop,
  },
  {
    ...profile,
    name: 'profile.photo-sending',
    part: 'window',
    act: async (page, texts) => {
      await holdWrites(page, '**/storage/v1/**')
      await crop(page, texts)
      await saveCrop(page, texts)
      await page.getByRole('progressbar').waitFor()
    },
  },
  {
    ...profile,
    name: 'profile.photo-not-sent',
    part: 'window',
    act: async (page, texts) => {
      await loseWrites(page, '**/storage/v1/**')
      await crop(page, texts)
      await saveCrop(page, texts)
      await page.getByRole('dialog').getByRole('alert').waitFor()
    },
  },
  {
    ...profile,
    name: 'profile.photo-refused',
    act: async (page, texts) => {
      await page.getByLabel(texts.profile.avatar.file).setInputFiles(`${PICTURES}/three-charts.svg`)
      await page.getByText(texts.errors.InvalidMimeType).waitFor()
    },
  },
  {
    ...profile,
    name: 'profile.photo-removal',
    part: 'window',
    act: async (page, texts) => {
      await alter(page, '**/rest/v1/professional_profiles*', withPhoto)
      await page.getByRole('button', { name: texts.profile.avatar.remove, exact: true }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    ...profile,
    name: 'profile.not-saved',
    act: async (page, texts) => {
      await loseWrites(page, '**/rpc/save_profile')
      await page.getByLabel(texts.profile.fields.city).fill('Nantes')
      await page.getByRole('button', { name: texts.common.save, exact: true }).click()
      await page.getByText(texts.profile.saveFailed).waitFor()
    },
  },
  {
    ...profile,
    name: 'profile.unsaved',
    part: 'window',
    act: (page, texts) => page.getByLabel(texts.profile.fields.first_name).fill('Ada'),
  },
  {
    ...profile,
    name: 'profile.saved',
    part: 'window',
    act: async (page, texts) => {
      await page.getByRole('button', { name: texts.common.save, exact: true }).click()
      await page.getByText(texts.profile.saved).waitFor()
    },
  },
  {
    ...profile,
    name: 'profile.preview-unsaved',
    act: async (page, texts) => {
      await page.getByLabel(texts.profile.fields.city).fill('Bruxelles')
      await page.getByRole('button', { name: texts.profile.preview, exact: true }).click()
      await page.getByText(texts.profile.previewIsSaved).waitFor()
      await page.getByRole('heading', { name: texts.profile.others.posts }).waitFor()
    },
  },
  {
    ...profile,
    name: 'profile.skill-invalid',
    act: async (page, { skills }) => {
      await page.getByRole('button', { name: skills.add, exact: true }).click()
      await page.getByText(skills.errors.select).waitFor()
    },
  },
  {
    ...profile,
    name: 'profile.making-skill',
    act: async (page, { skills }) => {
      await page.getByLabel(skills.name, { exact: true }).fill('Zyzzyva')
      await page.getByRole('button', { name: skills.addNew, exact: true }).click()
      await page.getByLabel(skills.category).waitFor()
    },
  },
  {
    as: 'professional',
    path: '/dashboard/profile/:id',
    name: 'dashboard-profile-id.follow-refused',
    part: 'window',
    act: async (page, texts) => {
      await loseWrites(page, '**/rest/v1/follows*')
      const { follow, unfollow } = texts.profile.others
      await page.getByRole('button', { name: new RegExp(`^(${follow}|${unfollow})$`) }).click()
      await page.getByText(texts.errors.network).waitFor()
    },
  },
  {
    as: 'professional',
    path: '/dashboard',
    name: 'dashboard.menu',
    part: 'window',
    only: 390,
    act: (page, { nav }) => page.getByRole('button', { name: new RegExp(nav.openMenu) }).click(),
  },
]

const PICTURES = 'apps/server/src/product/demo/pictures'

async function crop(page: Page, texts: Texts): Promise<void> {
  await page.getByLabel(texts.profile.avatar.file).setInputFiles(`${PICTURES}/five-alerts.webp`)
  await page.getByRole('application').waitFor()
}

const saveCrop = (page: Page, texts: Texts) =>
  page.getByRole('dialog').getByRole('button', { name: texts.common.save, exact: true }).click()

/** Row with the address of a picture that every build has. */
const withPhoto = (row: unknown) =>
  JSON.parse(JSON.stringify(row).replaceAll('"avatar_url":null', '"avatar_url":"/icon-512.png"'))
