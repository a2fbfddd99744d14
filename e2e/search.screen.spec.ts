import { expect, test } from './fixtures.ts'
import { openAs, signIn } from './sign-in.ts'

test('the feed is searched without accents, and shows where it matched', async ({
  page,
  world,
  texts,
}) => {
  const { common, feed } = texts
  const lea = await world.signUp({ complete: true })
  const changes = { first_name: 'Léa', last_name: 'Fontaine', profession: 'Développeuse' }
  await lea.rpc('save_profile', { changes }).throwOnError()
  const post = { author_id: lea.id, content: 'Un développement léger' }
  await lea.from('pro_posts').insert(post).throwOnError()
  await openAs(page, '/dashboard', await world.signUp())
  const search = page.getByRole('searchbox')
  const marks = page.getByRole('article').locator('mark')

  await search.fill('lea fontaine')
  await search.press('Enter')
  await expect(marks).toHaveText(['Léa', 'Fontaine'])
  await search.fill('developp')
  await search.press('Enter')
  await expect(marks).toHaveText(['Développ', 'développ'])
  await search.fill('ontaine')
  await search.press('Enter')
  await expect(page.getByText(feed.search.none.replace('{{search}}', 'ontaine'))).toBeVisible()
  const people = page.getByRole('region', { name: feed.search.people, exact: true })
  await expect(people).toBeHidden()

  // Who has not published is found too, by a name or a profession.
  const noe = await world.signUp({ complete: true })
  const silent = { first_name: 'Noé', last_name: 'Zubiri', profession: 'Étameuse' }
  await noe.rpc('save_profile', { changes: silent }).throwOnError()
  for (const [word, mark] of [
    ['zub', 'Zub'],
    ['etameuse', 'Étameuse'],
  ] as const) {
    await search.fill(word)
    await search.press('Enter')
    await expect(people.locator('mark')).toHaveText([mark])
  }
  await people.getByRole('link', { name: /Zubiri/ }).click()
  await expect(page).toHaveURL(`/dashboard/profile/${noe.id}`)
  await page.goBack()
  await expect(people).toBeVisible()
  await search.fill('ontaine')
  await search.press('Enter')
  await expect(people).toBeHidden()

  // What is too long is kept, with by how much, and not asked for.
  await search.fill('a'.repeat(201))
  await expect(search).toHaveValue('a'.repeat(201))
  await expect(search).toHaveAccessibleDescription(
    common.length.tooMany_one.replace('{{count}}', '1'),
  )
  await search.press('Enter')
  await expect(page).toHaveURL(/q=ontaine$/)
})

test('skills are suggested, messages and users found, without accents, and show where', async ({
  page,
  world,
  texts,
}) => {
  const { skills } = texts
  const name = 'Développement hydraulique'
  await world.service.from('skills').insert({ name }).throwOnError()
  const message = { name: 'Zoé Léger', email: 'z@example.com', subject: 'other', message: 'Où ?' }
  await world.service
    .from('contact_messages')
    .insert({ ...message, language: 'fr' })
    .throwOnError()
  const zoe = await world.signUp({ complete: true })
  const changes = { first_name: 'Zoé', last_name: 'Léger', profession: 'Fontainière d’art' }
  await zoe.rpc('save_profile', { changes }).throwOnError()
  await openAs(page, '/dashboard/profile', zoe)
  await page.getByLabel(skills.name, { exact: true }).fill('developpement hyd')
  await expect(page.getByRole('option', { name })).toBeVisible()
  await expect(page.getByRole('option').locator('mark')).toHaveText(['Développement hyd'])
  await page.getByRole('button', { name: texts.nav.logout }).click()
  await expect(page).toHaveURL('/login')

  await signIn(page, texts, await world.signUp({ role: 'admin' }))
  await expect(page).toHaveURL('/admin')
  await page.goto('/admin/contact-messages?search=zoe%20leg')
  await expect(page.getByRole('main').locator('mark')).toHaveText(['Zoé Lég'])
  await page.goto('/admin/users?search=zoe%20leg')
  const table = page.getByRole('table')
  await expect(table.locator('mark')).toHaveText(['Zoé Lég'])
  await expect(table).not.toContainText(changes.profession)
  await page.goto('/admin/users?search=fontainiere')
  await expect(table.locator('mark')).toHaveText(['Fontainière'])
})

test('what a search finds stands right below it, at every width', async ({
  page,
  world,
  texts: { feed },
}) => {
  const writer = await world.signUp({ complete: true })
  await writer
    .from('pro_posts')
    .insert({ author_id: writer.id, content: 'Un rucher sur le toit' })
    .throwOnError()
  for (const [role, width] of [
    ['user', 390],
    ['user', 1440],
    ['professional', 390],
    ['professional', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await openAs(page, '/dashboard', await world.signUp({ role }))
    const leading = page.getByRole('region', {
      name: role === 'user' ? feed.brief.title : feed.steps.title,
    })
    const composer = page.getByLabel(feed.composer.label)
    await expect(leading).toBeVisible()
    await expect(composer).toBeVisible()
    const search = page.getByRole('searchbox')
    await search.fill('rucher')
    await search.press('Enter')

    const found = page.getByRole('article').filter({ hasText: 'Un rucher sur le toit' })
    await expect(found).toBeInViewport({ ratio: 1 })
    await expect(leading).toBeHidden()
    await expect(composer).toBeHidden()
    await expect(search).toBeFocused()
    await page.getByRole('button', { name: feed.search.clear }).click()
    await expect(leading).toBeVisible()
    await expect(composer).toBeVisible()
  }
})
