import { expect, test } from './fixtures.ts'
import { openAs } from './sign-in.ts'

test('who likes or answers a post that was deleted meanwhile reads that it is gone, and its card goes', async ({
  page,
  world,
  texts,
}) => {
  const { errors, feed } = texts
  const author = await world.signUp({ complete: true })
  const publish = async (content: string) => {
    const row = { author_id: author.id, content }
    const { data } = await author.from('pro_posts').insert(row).select('id').single().throwOnError()
    return data.id
  }
  const posts = [await publish('Pont levant'), await publish('Pont tournant')]
  await openAs(page, '/dashboard', await world.signUp())
  const liked = page.getByRole('article').filter({ hasText: 'Pont levant' })
  const answered = page.getByRole('article').filter({ hasText: 'Pont tournant' })
  const comment = answered.getByLabel(feed.comments.label)
  await answered.getByRole('button', { name: new RegExp(`^${feed.post.comment} \\(`) }).click()
  await comment.fill('Une réponse')
  await expect(liked).toBeVisible()
  await author.from('pro_posts').delete().in('id', posts).throwOnError()

  await liked.getByRole('button', { name: new RegExp(`^${feed.post.like} \\(`) }).press('Enter')
  await expect(liked).toHaveCount(0)
  await expect(page.getByText(errors.content_not_found)).toHaveCount(1)
  await expect(page.locator('main :focus')).toHaveCount(1)

  await comment.press('ControlOrMeta+Enter')
  await expect(answered).toHaveCount(0)
  await expect(page.getByText(errors.content_not_found).first()).toBeVisible()
})
