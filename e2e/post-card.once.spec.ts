import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openAs } from './sign-in.ts'

/** Place of a part on the page, in px, with its middle from above. */
async function place(part: Locator) {
  await expect(part).toBeVisible()
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { left: x, right: x + width, top: y, bottom: y + height, middle: y + height / 2 }
}

/** Names of the open menu's entries, from above; the menu is closed again. */
async function entriesOf(button: Locator) {
  const page = button.page()
  await button.click()
  await expect(page.getByRole('menu')).toBeVisible()
  const names = await page.getByRole('menu').locator('[role^="menuitem"]').allInnerTexts()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  return names
}

test('posts are parted by hairlines; beside name and profession one’s own shows its bin, and all else is in menus', async ({
  page,
  world,
  texts: { feed },
}) => {
  const [reader, other] = await Promise.all([
    world.signUp({ complete: true }),
    world.signUp({ complete: true }),
  ])
  await reader.rpc('save_profile', { changes: { profession: 'Luthière' } }).throwOnError()
  const now = Date.now()
  const content = `Une réponse de ${other.id}`
  const { data: posts } = await world.service
    .from('pro_posts')
    .insert([
      { author_id: reader.id, content: `De ${reader.id}`, created_at: new Date(now).toISOString() },
      { author_id: other.id, content, created_at: new Date(now - 1).toISOString() },
    ])
    .select('id,author_id')
    .throwOnError()
  await world.service
    .from('pro_post_comments')
    .insert(
      [reader, other].map(({ id }, nth) => ({
        post_id: posts.find((post) => post.author_id === reader.id)?.id,
        user_id: id,
        content,
        created_at: new Date(now + nth).toISOString(),
      })),
    )
    .throwOnError()
  await openAs(page, '/dashboard', reader)
  const own = page.getByRole('article').filter({ hasText: `De ${reader.id}` })
  const theirs = page.getByRole('article').filter({ hasText: content })
  const button = (within: Locator, name: string) => within.getByRole('button', { name })

  // No box: the next post begins where the line below this one ends.
  for (const card of [own, theirs]) {
    await expect(card).toHaveCSS('border-width', '0px 0px 1px')
    await expect(card).toHaveCSS('border-radius', '0px')
    await expect(card).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(card).toHaveCSS('box-shadow', 'none')
  }
  expect((await place(theirs)).top).toBeCloseTo((await place(own)).bottom, 0)

  const name = await place(own.getByRole('link', { name: 'Awa Diop' }))
  const profession = await place(own.getByText('Luthière', { exact: true }))
  expect(profession.left).toBeGreaterThanOrEqual(name.right)
  expect(Math.abs(profession.middle - name.middle)).toBeLessThan(4)

  await expect(own.getByRole('button')).toHaveCount(4) // bin, menu, like, comment
  await expect(button(own, feed.post.delete)).toBeVisible()
  await expect(theirs.getByRole('button')).toHaveCount(3)
  expect(await entriesOf(button(own, feed.post.menu))).toEqual([
    feed.edit.post,
    feed.share.copy,
    feed.share.public,
  ])
  expect(await entriesOf(button(theirs, feed.post.menu))).toEqual([
    feed.share.copy,
    feed.report.post,
  ])

  await button(own, feed.post.comment).click()
  const comments = own.getByRole('listitem')
  await expect(comments).toHaveCount(2)
  for (const comment of await comments.all()) {
    await expect(comment.getByRole('button')).toHaveCount(1)
  }
  const menus = button(own, feed.comments.menu)
  expect(await entriesOf(menus.first())).toEqual([feed.edit.comment, feed.comments.delete])
  expect(await entriesOf(menus.last())).toEqual([feed.report.comment])
  const field = await place(own.getByLabel(feed.comments.label))
  const avatar = await place(own.locator('form').getByText('AD', { exact: true }))
  expect(avatar.right).toBeGreaterThan(0)
  expect(avatar.right).toBeLessThanOrEqual(field.left)
  expect(avatar.middle).toBeGreaterThan(field.top)
  expect(avatar.middle).toBeLessThan(field.bottom)
})
