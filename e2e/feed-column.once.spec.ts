import { startWorld } from '@podium/testing'
import { expect, test } from './fixtures.ts'
import { openAs } from './sign-in.ts'

test('beside a wide feed stand what a profile lacks, people to follow, people who are available and skills, each only while there is any', async ({
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
  await page.mouse.move(700, 400)
  await page.mouse.move(710, 410)
  const { toFollow, available, skills } = feed.side
  for (const name of [toFollow, available, skills]) await expect(panel(name)).toHaveCount(0)

  await author.from('pro_posts').insert({ author_id: author.id, content: 'Pont' }).throwOnError()
  await author
    .from('professional_profiles')
    .update({ availability_status: 'available' })
    .eq('id', author.id)
    .throwOnError()
  // A profile that lacks nothing any more has nothing to say there.
  const { id } = reader
  const avatar_url = `/storage/v1/object/public/avatars/${id}/me.svg`
  await page.route(`**${avatar_url}`, (route) => route.fulfill({ status: 204 }))
  const about = {
    avatar_url,
    biography: 'Des écluses.',
    city: 'Sète',
    website_url: 'https://awa.example.com',
  }
  const work = { availability_status: 'busy', hourly_rate: 80, experience_years: 9 } as const
  await reader.from('profiles').update(about).eq('id', id).throwOnError()
  await reader.from('professional_profiles').update(work).eq('id', id).throwOnError()
  await page.reload()
  for (const name of [feed.side.toFollow, feed.side.available])
    await expect(panel(name).getByRole('link', { name: 'Ada Byron' })).toHaveAttribute(
      'href',
      `/dashboard/profile/${author.id}`,
    )
  await expect(side.getByRole('link', { name: feed.side.complete })).toHaveCount(0)
  // The skills of those who published come with the first movement that the page notices.
  await expect(async () => {
    await page.mouse.move(700, 400)
    await page.mouse.move(710, 410)
    await expect(panel(feed.side.skills)).toBeVisible({ timeout: 1000 })
  }).toPass()

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
