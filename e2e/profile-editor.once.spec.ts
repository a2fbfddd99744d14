import type { Page } from '@playwright/test'
import type { Person } from '@podium/testing'
import { expect, type Texts, test } from './fixtures.ts'
import { openAs } from './sign-in.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openEditor(page: Page, texts: Texts, person: Person) {
  await openAs(page, '/dashboard/profile', person)
  await expect(page.getByLabel(texts.profile.fields.first_name, { exact: true })).toBeVisible()
}

test('the editor says how complete a profile is, and leads to the next best step', async ({
  page,
  world,
  texts,
}) => {
  const { profile, common } = texts
  const person = await world.signUp({ complete: true })
  await openEditor(page, texts, person)
  const share = (percent: number) =>
    new RegExp(profile.progress.title.replace('{{share}}', `${percent}\\s?%`))
  await expect(page.getByText(share(36))).toBeVisible()
  await expect(page.getByText(profile.needed)).toBeVisible()
  await expect(page.getByText(common.optional, { exact: true })).toHaveCount(0)

  await button(page, profile.progress.steps.avatar).click()
  await expect(button(page, profile.avatar.choose)).toBeFocused()
  await person
    .from('profiles')
    .update({ avatar_url: `/storage/v1/object/public/avatars/${person.id}/me.webp` })
    .eq('id', person.id)
  await page.getByLabel(profile.fields.biography).fill('Ponts et passerelles.')
  await button(page, common.save).click()
  await expect(page.getByText(profile.saved)).toBeVisible()

  await expect(page.getByText(share(55))).toBeVisible()
  await button(page, profile.progress.steps.availability).click()
  await expect(page.getByLabel(profile.fields.availability_status)).toBeFocused()
})

test('a profile is saved by one request, and a failure keeps what was typed', async ({
  page,
  world,
  texts,
}) => {
  const { profile, common } = texts
  const person = await world.signUp({ complete: true })
  await openEditor(page, texts, person)
  const writes: string[] = []
  page.on('request', (request) => {
    const isWrite = request.url().includes('/rest/v1/') && request.method() !== 'GET'
    if (isWrite && request.method() !== 'HEAD') writes.push(new URL(request.url()).pathname)
  })
  const fields: [string, string][] = [
    [profile.fields.city, 'Nantes'],
    [profile.fields.phone_number, '+33 1 23 45 67 89'],
    [profile.fields.experience_years, '12'],
    [profile.fields.hourly_rate, '82,50'],
    [profile.fields.portfolio_url, 'https://awa.example.com'],
  ]
  for (const [label, value] of fields) {
    await page.getByLabel(label, { exact: true }).fill(value)
    await expect(page.getByLabel(label, { exact: true })).toBeInViewport({ ratio: 1 })
    await expect(button(page, common.save)).toBeInViewport({ ratio: 1 })
  }

  await page.route('**/rpc/save_profile', (route) => route.abort())
  await button(page, common.save).click()
  await expect(page.getByText(profile.saveFailed)).toBeVisible()
  for (const [label, value] of fields) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
  }
  await page.unroute('**/rpc/save_profile')
  writes.length = 0
  await button(page, common.save).click()
  await expect(page.getByText(profile.saved)).toBeVisible()

  expect(writes).toEqual(['/rest/v1/rpc/save_profile'])
  const { data } = await person
    .from('professional_profiles')
    .select('experience_years,hourly_rate,portfolio_url,profiles(first_name,city,phone_number)')
    .eq('id', person.id)
    .single()
  expect(data).toEqual({
    experience_years: 12,
    hourly_rate: 82.5,
    portfolio_url: 'https://awa.example.com',
    profiles: { first_name: 'Awa', city: 'Nantes', phone_number: '+33 1 23 45 67 89' },
  })
})

test('the form refuses what a profile cannot hold, beside the field, and asks nobody', async ({
  page,
  world,
  texts,
}) => {
  const { profile, common } = texts
  await openEditor(page, texts, await world.signUp({ complete: true }))
  await page.route('**/rpc/save_profile', (route) => route.abort())

  for (const [label, value, sentence] of [
    [profile.fields.first_name, '  ', common.validation.required],
    [profile.fields.experience_years, '-1', common.validation.too_small],
    [profile.fields.experience_years, 'dix', common.validation.not_a_number],
    [profile.fields.website_url, 'javascript:alert(1)', common.validation.invalid_address],
    // What is too long is kept, with by how much.
    [
      profile.fields.biography,
      'x'.repeat(2_003),
      new RegExp(common.length.tooMany_other.replace('{{count}}', '3')),
    ],
  ] as const) {
    const field = page.getByLabel(label, { exact: true })
    const before = await field.inputValue()
    await field.fill(value)
    await button(page, common.save).click()
    await expect(field).toHaveAccessibleDescription(sentence)
    await expect(field).toBeFocused()
    await field.fill(before)
  }
  await expect(page.getByText(profile.saveFailed)).toBeHidden()
})

test('the preview is what others see, and says that unsaved changes are not in it', async ({
  page,
  world,
  texts,
}) => {
  const { profile } = texts
  const [person, other] = await Promise.all([world.signUp({ complete: true }), world.signUp()])
  await person.rpc('save_profile', {
    changes: {
      biography: 'Ponts et passerelles.',
      city: 'Nantes',
      experience_years: 1,
      hourly_rate: 8642.5,
      availability_status: 'busy',
      website_url: 'https://awa.example.com',
      phone_number: '+33 1 23 45 67 89',
      address: '1 quai de la Fosse',
    },
  })
  const by = { author_id: person.id }
  await person.from('pro_posts').insert([
    { ...by, content: 'For everybody' },
    { ...by, content: 'Hidden' },
  ])
  await world.db.query(
    `update public.pro_posts set hidden_at = now() where content = 'Hidden' and author_id = $1`,
    [person.id],
  )
  await openEditor(page, texts, person)
  await page.getByLabel(profile.fields.city, { exact: true }).fill('Lyon')

  await button(page, profile.preview).click()
  await expect(page.getByText(profile.previewIsSaved)).toBeVisible()
  await expect(page).toHaveURL('/dashboard/profile?mode=preview')
  const card = page.getByRole('article').first()
  await expect(card).toContainText('Nantes')
  const preview = await card.textContent()
  const posts = page.getByRole('feed').getByRole('article')
  await expect(posts).toContainText(['For everybody'])
  await expect(posts.getByRole('button', { name: texts.feed.post.delete })).toHaveCount(0)
  const website = card.getByRole('link', { name: profile.website })
  await expect(website).toHaveAttribute('href', 'https://awa.example.com')
  await expect(website).toHaveAttribute('rel', /noopener/)

  await button(page, profile.edit).click()
  await expect(page.getByLabel(profile.fields.city, { exact: true })).toHaveValue('Lyon')
  await page.context().clearCookies()
  await page.evaluate('sessionStorage.clear(), localStorage.clear()')
  await openAs(page, `/dashboard/profile/${person.id}`, other)
  await expect(card).toContainText('Nantes')
  await expect(posts).toContainText(['For everybody'])
  expect(await card.textContent()).toBe(preview)
  expect(preview).not.toMatch(/\+33 1 23|quai|8.?642[.,]5/)
})

test('skills are suggested by the database, at most eight, never those one has', async ({
  page,
  world,
  texts,
}) => {
  const { skills } = texts
  const person = await world.signUp({ role: 'professional' })
  const mark = person.id.slice(0, 8)
  const names = Array.from({ length: 12 }, (_, number) => `A ${mark} ${number}`)
  const { data: made } = await world.service
    .from('skills')
    .insert([...names, mark].map((name) => ({ name })))
    .select('id,name')
    .throwOnError()
  const owned = made.find(({ name }) => name === `A ${mark} 0`)
  await person.from('user_skills').insert({ user_id: person.id, skill_id: owned?.id })
  await openEditor(page, texts, person)
  const field = page.getByLabel(skills.name, { exact: true })
  const options = page.getByRole('listbox').getByRole('option')

  await field.fill(mark.toUpperCase())
  await expect(options).toHaveCount(8)
  await expect(options.first()).toHaveText(mark)
  await expect(options.filter({ hasText: `A ${mark} 0` })).toHaveCount(0)
  await expect(button(page, skills.addNew)).toBeHidden()
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(field).toHaveValue(mark)
  await field.press('Enter')
  await expect(page.getByText(skills.added)).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')

  await field.fill(` ${mark.toUpperCase()} `)
  await field.press('Enter')
  await expect(page.getByText(skills.errors.duplicate)).toBeVisible()
  await field.fill(`${mark} nowhere`)
  await expect(button(page, skills.addNew)).toBeVisible()
  await field.press('Enter')
  await expect(page.getByText(skills.errors.select)).toBeVisible()
  await button(page, skills.addNew).click()
  const fresh = page.getByLabel(skills.addingNew, { exact: true })
  await expect(fresh).toBeFocused()
  await fresh.fill(' ')
  await fresh.press('Enter')
  await expect(page.getByText(skills.errors.nameRequired)).toBeVisible()
})

test('a level is changed at once and taken back when it is refused; a deletion hands the focus on', async ({
  page,
  world,
  texts,
}) => {
  const { common, skills } = texts
  const person = await world.signUp({ complete: true })
  const other = `Zeta ${person.id.slice(0, 8)}`
  const { data: made } = await world.service
    .from('skills')
    .insert({ name: other })
    .select('id')
    .single()
    .throwOnError()
  await person.from('user_skills').insert({ user_id: person.id, skill_id: made.id })
  await openEditor(page, texts, person)
  const level = page.getByLabel(skills.levelOf.replace('{{skill}}', other))
  const remove = page.getByRole('listitem').getByRole('button')
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: common.delete })

  await page.route('**/rest/v1/user_skills*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  await level.selectOption('5')
  await expect(page.getByText(texts.errors.network)).toBeVisible()
  await expect(level).toHaveValue('3')

  await remove.first().click()
  await expect(page.getByRole('alertdialog')).toContainText('Skill ')
  await confirm.click()
  await expect(remove).toHaveCount(1)
  await expect(remove).toBeFocused()
  await remove.click()
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await remove.click()
  await confirm.click()
  await expect(page.getByText(skills.empty)).toBeVisible()
  await expect(page.getByLabel(skills.name, { exact: true })).toBeFocused()
})
