import { expect, test } from './fixtures.ts'
import { openAs } from './sign-in.ts'
import { TOO_SMALL } from './touch-targets.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

test('on touch every target of a page is at least 44 px high and wide', async ({
  page,
  world,
  texts,
}) => {
  const person = await world.signUp({ complete: true })
  const post = { author_id: person.id, content: 'A post to like, to comment on and to report' }
  await person.from('pro_posts').insert(post).throwOnError()
  const edit = { content: `${post.content}, once edited` }
  await person.from('pro_posts').update(edit).eq('author_id', person.id).throwOnError()
  const picture = `/storage/v1/object/public/avatars/${person.id}/me.svg`
  await person.from('profiles').update({ avatar_url: picture }).eq('id', person.id).throwOnError()
  const body =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>'
  await page.route(`**${picture}`, (route) => route.fulfill({ contentType: 'image/svg+xml', body }))
  const small: string[] = []
  const visit = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.animate-pulse')).toHaveCount(0)
    small.push(...(await page.evaluate<string[]>(TOO_SMALL)))
  }
  for (const path of ['/', '/about', '/process', '/contact', '/pricing', '/privacy']) {
    await visit(path)
  }
  for (const path of ['/login', '/register', '/reset-password']) await visit(path)

  await openAs(page, '/dashboard', person)
  for (const path of ['', '/profile', `/profile/${person.id}`, '/create-project', '/account']) {
    await visit(`/dashboard${path}`)
  }

  expect(small).toEqual([])

  // One's own picture stands beside the field of a comment, as round as anywhere.
  await page.goto('/dashboard')
  const listed = page.getByRole('article').filter({ hasText: edit.content }).first()
  await listed.getByRole('button', { name: new RegExp(`^${texts.feed.post.comment} \\(`) }).click()
  await expect(listed.getByLabel(texts.feed.comments.label)).toBeVisible()
  const drawn = () =>
    listed.locator('form img').evaluate((img) => [img.clientWidth, img.clientHeight])
  await expect.poll(drawn).toEqual([32, 32])
})
