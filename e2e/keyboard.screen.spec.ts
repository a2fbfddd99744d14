import { expect, test } from './fixtures.ts'
import { byKeyboard } from './keyboard.ts'

test('somebody takes part by keyboard alone, and the focus is never lost', async ({
  page,
  world,
  texts,
}) => {
  test.slow() // key by key
  const { auth, common, dashboard, feed, nav, profile, skills } = texts
  const person = await world.signUp({ complete: true })
  // Other tests of this worker have written in its world; the way through the feed is to be short.
  await world.service.from('pro_posts').delete().not('id', 'is', null).throwOnError()
  const { keyboard } = page
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const post = page.getByRole('article').filter({ hasText: 'Bonjour' })
  const action = (name: string) => post.getByRole('button', { name: new RegExp(`^${name} \\(`) })

  const { tabTo, press, write, expectFocusKept } = byKeyboard(page)

  await test.step('signs in', async () => {
    await page.goto('/login')
    await write(field(auth.email), person.email)
    await write(field(auth.password), person.password)
    await keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard')
    await expectFocusKept()
  })

  await test.step('publishes, likes and comments', async () => {
    await write(field(feed.composer.label), 'Bonjour')
    await press(button(feed.composer.publish))
    await expect(post).toBeVisible()
    await expectFocusKept()
    await press(action(feed.post.like), 'Space')
    await expect(action(feed.post.like)).toHaveAttribute('aria-pressed', 'true')
    await expectFocusKept()
    await press(action(feed.post.comment))
    await write(post.getByLabel(feed.comments.label), 'Une réponse')
    await press(post.getByRole('button', { name: feed.comments.send }))
    await expect(post.getByRole('listitem')).toContainText('Une réponse')
    await expectFocusKept()
  })

  await test.step('deletes the post', async () => {
    await tabTo(button(feed.post.delete), 'Shift+Tab')
    await keyboard.press('Enter')
    const dialog = page.getByRole('alertdialog')
    await press(dialog.getByRole('button', { name: common.delete }))
    await expect(post).toHaveCount(0)
    await expectFocusKept()
  })

  await test.step('changes the profile and adds a skill', async () => {
    await tabTo(page.getByRole('link', { name: dashboard.profile }), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard/profile')
    await expect(field(profile.fields.firstName)).toHaveValue('Awa')
    await expectFocusKept()
    await write(field(profile.fields.firstName), 'Ada')
    await press(button(common.save).first())
    await expect(page.getByText(profile.saved)).toBeVisible()
    await expectFocusKept()
    await write(field(skills.name), `Tissage ${person.id}`)
    await press(button(skills.addNew))
    await press(button(skills.add))
    await expect(page.getByText(skills.added)).toBeVisible()
    await expect(field(skills.name)).toBeFocused()
  })

  await test.step('signs out', async () => {
    await tabTo(button(nav.logout), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(page).toHaveURL('/login')
    await expectFocusKept()
  })
})
