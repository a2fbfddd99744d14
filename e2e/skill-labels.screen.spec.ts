import type { Page } from '@playwright/test'
import type { Language } from '@podium/i18n'
import { expect, test } from './fixtures.ts'
import { openAs } from './sign-in.ts'

type Typed = { typed: string; label: string; category: string; shown: string; another: string }

/** Skill typed in the other language, its category and their labels for the reader; another such skill. */
const SKILLS: Record<Language, Typed> = {
  fr: {
    typed: 'Accounting',
    label: 'Comptabilité',
    category: 'Data',
    shown: 'Données',
    another: 'Payroll',
  },
  en: {
    typed: 'Comptabilité',
    label: 'Accounting',
    category: 'Données',
    shown: 'Data',
    another: 'Paie',
  },
}
const UNKNOWN = 'Glockenspielbau'

test('skills are named in the reader’s language wherever people’s skills show, and stored as they were typed', async ({
  page,
  world,
  texts,
  language,
}) => {
  const { typed, label, category, shown } = SKILLS[language]
  const [reader, author] = await Promise.all([
    world.signUp({ complete: true }),
    world.signUp({ complete: true }),
  ])
  const { data: skills } = await world.service
    .from('skills')
    .insert([
      { name: typed, category },
      { name: UNKNOWN, category },
    ])
    .select('id,name')
    .throwOnError()
  for (const { id } of skills)
    await author.from('user_skills').insert({ user_id: author.id, skill_id: id }).throwOnError()
  await author.from('pro_posts').insert({ author_id: author.id, content: 'Hello' }).throwOnError()

  await openAs(page, `/dashboard/profile/${author.id}`, reader)
  await expectNamed(page.getByRole('region', { name: texts.profile.skills }))
  await expect(page.getByRole('heading', { name: shown, exact: true })).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/dashboard')
  const active = page.getByRole('region', { name: texts.feed.side.skills })
  // The panel comes with the first movement that the page notices.
  await expect(async () => {
    await page.mouse.move(700, 400)
    await page.mouse.move(710, 410)
    await expect(active).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expectNamed(active)

  await page.goto('/dashboard/profile')
  const field = page.getByLabel(texts.skills.name, { exact: true })
  await field.fill(typed)
  const option = page.getByRole('option', { name: typed })
  await expect(option).toContainText(`${label} · ${shown}`)
  await option.click()
  await expect(field).toHaveValue(typed)
  await field.press('Enter')
  await expect(page.getByLabel(texts.skills.levelOf.replace('{{skill}}', label))).toBeVisible()
  const { data: owned } = await reader
    .from('user_skills')
    .select('skill:skills(name)')
    .eq('user_id', reader.id)
    .throwOnError()
  expect(JSON.stringify(owned)).toContain(`"${typed}"`)

  async function expectNamed(region: ReturnType<Page['getByRole']>) {
    await expect(region.getByText(label, { exact: true })).toBeVisible()
    await expect(region.getByText(UNKNOWN, { exact: true })).toBeVisible()
    await expect(region.getByText(typed, { exact: true })).toHaveCount(0)
  }
})

test('names stay as they were typed where their labels cannot be downloaded', async ({
  page,
  world,
  texts,
  language,
}) => {
  const reader = await world.signUp({ complete: true })
  const { data: skill } = await world.service
    .from('skills')
    .insert({ name: SKILLS[language].another })
    .select('id')
    .single()
    .throwOnError()
  await reader.from('user_skills').insert({ user_id: reader.id, skill_id: skill.id }).throwOnError()
  await page.route(/\/assets\/skill-labels-/, (route) => route.abort())
  await openAs(page, `/dashboard/profile/${reader.id}`, reader)
  await expect(
    page
      .getByRole('region', { name: texts.profile.skills })
      .getByText(SKILLS[language].another, { exact: true }),
  ).toBeVisible()
})
