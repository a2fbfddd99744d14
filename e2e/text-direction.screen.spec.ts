import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openAs } from './sign-in.ts'

const ARABIC = 'مرحبا بكم في المشروع'
const HEBREW = 'שלום לכולם'
const MIXED = `${ARABIC}\nUne phrase en français.\n${HEBREW}`

/** Sides from which the lines of a text begin, as drawn. */
const sides = (text: Locator) =>
  text.evaluate((element) => {
    const lines = []
    const box = element.getBoundingClientRect()
    const node = element.ownerDocument.createTreeWalker(element, 4).nextNode()
    let at = 0
    for (const line of (node?.textContent ?? '').split('\n')) {
      const range = element.ownerDocument.createRange()
      if (node) range.setStart(node, at)
      if (node) range.setEnd(node, at + line.length)
      const { left, right } = range.getBoundingClientRect()
      lines.push(left - box.left < box.right - right ? 'left' : 'right')
      at += line.length + 1
    }
    return lines
  })

test('each paragraph, name and field is written in its own direction, Arabic and Hebrew too', async ({
  page,
  world,
  texts,
}) => {
  const { feed, profile } = texts
  const person = await world.signUp({ complete: true })
  const changes = { first_name: 'ليلى', last_name: 'حداد', biography: MIXED }
  await person.rpc('save_profile', { changes }).throwOnError()
  const post = { author_id: person.id, content: MIXED }
  const { data } = await person.from('pro_posts').insert(post).select('id').single().throwOnError()
  const comment = { post_id: data.id, user_id: person.id, content: MIXED }
  await person.from('pro_post_comments').insert(comment).throwOnError()
  await openAs(page, `/dashboard/post/${data.id}`, person)

  const written = page.getByText(HEBREW)
  await expect(written).toHaveCount(2)
  for (const text of await written.all()) {
    expect(await sides(text)).toEqual(['right', 'left', 'right'])
  }
  await expect(page.getByRole('main').locator('bdi', { hasText: 'ليلى حداد' })).toHaveCount(2)
  const answer = page.getByLabel(feed.comments.label)
  await answer.fill(ARABIC)
  await expect(answer).toHaveCSS('direction', 'rtl')
  await answer.fill('Bonjour')
  await expect(answer).toHaveCSS('direction', 'ltr')

  // In a list the same text can be folded.
  await page.goto('/dashboard')
  const listed = page.getByRole('article').getByText(HEBREW).first()
  await expect(listed).toBeVisible()
  expect(await sides(listed)).toEqual(['right', 'left', 'right'])
  const composer = page.getByLabel(feed.composer.label)
  await composer.fill(HEBREW)
  await expect(composer).toHaveCSS('direction', 'rtl')

  await page.goto('/dashboard/profile')
  for (const [name, direction] of [
    [profile.fields.first_name, 'rtl'],
    [profile.fields.biography, 'rtl'],
    [profile.fields.profession, 'ltr'],
  ] as const) {
    await expect(page.getByLabel(name, { exact: true })).toHaveCSS('direction', direction)
  }
  await page.getByRole('button', { name: profile.preview, exact: true }).click()
  const biography = page.getByRole('article').first().getByText(HEBREW)
  await expect(biography).toBeVisible()
  expect(await sides(biography)).toEqual(['right', 'left', 'right'])

  const message = { name: `ليلى ${person.id}`, email: person.email, subject: 'other' }
  await world.service
    .from('contact_messages')
    .insert({ ...message, message: MIXED, language: 'fr' })
    .throwOnError()
  await openAs(page, '/admin/contact-messages', await world.signUp({ role: 'admin' }))
  await page.getByRole('button', { name: message.name }).click()
  const sent = page.getByRole('dialog').getByText(HEBREW)
  await expect(sent).toBeVisible()
  expect(await sides(sent)).toEqual(['right', 'left', 'right'])
})
