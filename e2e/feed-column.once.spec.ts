import { startWorld } from '@podium/testing'
import { expect, test } from './fixtures.ts'
import { openAs } from './sign-in.ts'

test('beside a wide feed stand people to follow and people who are available, each only while there are any', async ({
  page,
  engine,
  texts: { feed },
}) => {
  await using world = await startWorld(engine)
  const at = (path: string) => world.url + path
  const reader = await world.signUp({ complete: true })
  const author = await world.signUp({ complete: true })
  await author
    .from('profiles')
    .update({ first_name: 'Ada', last_name: 'Byron' })
    .eq('id', author.id)
    .throwOnError()
  await page.setViewportSize({ width: 1440, height: 900 })
  const side = page.getByRole('region', { name: feed.side.label })
  const panel = (name: string) => side.getByRole('region', { name, exact: true })

  await openAs(page, at('/dashboard'), reader)
  await expect(side.getByRole('link', { name: feed.side.complete })).toBeVisible()
  for (const name of [feed.side.toFollow, feed.side.available])
    await expect(panel(name)).toHaveCount(0)

  await author.from('pro_posts').insert({ author_id: author.id, content: 'Pont' }).throwOnError()
  await author
    .from('professional_profiles')
    .update({ availability_status: 'available' })
    .eq('id', author.id)
    .throwOnError()
  await page.reload()
  for (const name of [feed.side.toFollow, feed.side.available])
    await expect(panel(name).getByRole('link', { name: 'Ada Byron' })).toHaveAttribute(
      'href',
      `/dashboard/profile/${author.id}`,
    )

  await reader
    .from('follows')
    .insert({ follower_id: reader.id, followed_id: author.id })
    .throwOnError()
  await page.reload()
  await expect(panel(feed.side.available)).toBeVisible()
  await expect(panel(feed.side.toFollow)).toHaveCount(0)

  // Below 1200 px the feed has the whole width.
  await page.setViewportSize({ width: 1199, height: 900 })
  await expect(side).toBeHidden()
  await page.setViewportSize({ width: 1200, height: 900 })
  await expect(panel(feed.side.available)).toBeInViewport()
})
