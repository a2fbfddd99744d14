import { expect, test } from './fixtures.ts'
import { byKeyboard } from './keyboard.ts'

test('somebody takes part by keyboard alone, and the focus is never lost', async ({
  page,
  world,
  texts,
}) => {
  const { account, auth, common, dashboard, feed, nav, profile, skills } = texts
  const [person, stranger] = await Promise.all([
    world.signUp({ complete: true }),
    world.signUp({ complete: true }),
  ])
  // Empties the feed, because other tests of this worker have written in its world.
  await world.service.from('pro_posts').delete().not('id', 'is', null).throwOnError()
  await stranger
    .from('pro_posts')
    .insert({ author_id: stranger.id, content: 'Bonsoir' })
    .throwOnError()
  const { keyboard } = page
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const post = page.getByRole('article').filter({ hasText: 'Bonjour' })
  const action = (name: string) => post.getByRole('button', { name: new RegExp(`^${name} \\(`) })

  const { tabTo, press, write, expectFocusKept, choose } = byKeyboard(page)

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

  await test.step('changes the post, and reads what stood there', async () => {
    await tabTo(post.getByRole('button', { name: feed.post.menu }), 'Shift+Tab')
    await keyboard.press('Enter')
    const entry = page.getByRole('menuitem', { name: feed.edit.post })
    await choose(entry)
    await expect(page.getByRole('textbox', { name: feed.edit.post })).toBeFocused()
    await keyboard.press('End')
    await keyboard.insertText(' Podium')
    await keyboard.press('Control+Enter')
    await expect(post.getByRole('button', { name: feed.post.menu })).toBeFocused()
    const mark = post.getByRole('button', { name: feed.edits.mark })
    await tabTo(mark, 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByText(feed.edits.first)).toBeVisible()
    await keyboard.press('Escape')
    await expect(mark).toBeFocused()
  })

  await test.step('follows the author of another post, and reports it', async () => {
    const other = page.getByRole('article').filter({ hasText: 'Bonsoir' })
    await press(other.getByRole('link', { name: 'Awa Diop' }))
    await expect(page).toHaveURL(`/dashboard/profile/${stranger.id}`)
    await press(button(profile.others.follow))
    await expect(button(profile.others.unfollow)).toBeFocused()
    await tabTo(other.getByRole('button', { name: feed.post.menu }))
    await keyboard.press('Enter')
    const entry = page.getByRole('menuitem', { name: feed.report.post })
    await expect(entry).toBeVisible()
    await keyboard.press('End')
    await keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: feed.report.titlePost })
    await press(dialog.getByRole('radio').first(), 'Space')
    await press(dialog.getByRole('button', { name: feed.report.send, exact: true }))
    await expect(page.getByText(feed.report.sent)).toBeVisible()
    await expect(other.getByRole('button', { name: feed.post.menu })).toBeFocused()
    await tabTo(button(profile.others.back), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard')
    await expectFocusKept()
  })

  await test.step('deletes the post', async () => {
    await press(button(feed.post.delete))
    const dialog = page.getByRole('alertdialog')
    await press(dialog.getByRole('button', { name: common.delete }))
    await expect(post).toHaveCount(0)
    await expectFocusKept()
  })

  await test.step('changes the profile and adds a skill', async () => {
    await tabTo(page.getByRole('link', { name: dashboard.profile }), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard/profile')
    await expect(field(profile.fields.first_name)).toHaveValue('Awa')
    await expectFocusKept()
    await write(field(profile.fields.first_name), 'Ada')
    await press(button(common.save).first())
    await expect(page.getByText(profile.saved)).toBeVisible()
    await expectFocusKept()
    await write(field(skills.name), `Tissage ${person.id}`)
    await press(button(skills.addNew))
    await press(button(skills.add))
    await expect(page.getByText(skills.added)).toBeVisible()
    await expect(field(skills.name)).toBeFocused()
  })

  await test.step('looks after the account', async () => {
    await tabTo(page.getByRole('link', { name: dashboard.account }), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard/account')
    await press(button(account.preferences.themes.dark), 'Space')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await press(button(account.email.edit))
    await expect(field(account.email.label)).toBeFocused()
    await press(button(common.cancel))
    await expect(button(account.email.edit)).toBeFocused()
    await press(button(account.data.deleteAction))
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await keyboard.press('Escape')
    await expect(button(account.data.deleteAction)).toBeFocused()
    await tabTo(page.getByRole('link', { name: account.data.decisionsAction }), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard/moderation-decisions')
    await expectFocusKept()
  })

  await test.step('signs out', async () => {
    await tabTo(button(nav.logout), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(page).toHaveURL('/login')
    await expectFocusKept()
  })
})
