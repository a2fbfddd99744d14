import { expect, test } from './fixtures.ts'
import { signIn } from './sign-in.ts'

// As most people see it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a new person registers, completes their profile, takes part, and gets back in after forgetting their password', async ({
  page,
  world,
  texts,
  language,
}) => {
  const { auth, authPage, common, dashboard, feed, nav, profile, skills } = texts
  const email = `journey-${language}@example.com`
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const post = page.getByRole('article').filter({ hasText: 'Podium' })
  const like = post.getByRole('button', { name: new RegExp(`^${feed.post.like} \\(`) })
  const comments = post.getByRole('button', { name: new RegExp(`^${feed.post.comment} \\(`) })

  // Empties the feed, because other tests of this worker have written in its world.
  await world.service.from('pro_posts').delete().not('id', 'is', null).throwOnError()

  await test.step('registers from the home page', async () => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: nav.register }).click()
    await page.getByLabel(auth.email, { exact: true }).fill(email)
    await page.getByLabel(auth.password, { exact: true }).fill('first-secret')
    await page.getByLabel(auth.confirmPassword, { exact: true }).fill('first-secret')
    await page.getByRole('radio', { name: auth.roles.professional }).check()
    await button(authPage.register.submit).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  })

  await test.step('may not publish yet, and is told why', async () => {
    const notice = page.getByRole('status').filter({ hasText: feed.eligibility.title })
    for (const missing of ['first_name', 'last_name', 'profession', 'skill'] as const) {
      await expect(notice).toContainText(feed.eligibility[missing])
    }
    await expect(page.getByLabel(feed.composer.label)).toBeDisabled()
    await expect(button(feed.composer.publish)).toBeDisabled()
    await expect(page.getByText(feed.empty)).toBeVisible()
    const way = notice.getByRole('link', { name: feed.eligibility.complete })
    await expect(way).toHaveAttribute('href', '/dashboard/profile#first_name')
  })

  await test.step('has no business in the admin area, nor at sign-in', async () => {
    for (const path of ['/admin', '/login']) {
      await page.goto(path)
      await expect(page).toHaveURL('/dashboard')
    }
    await page.getByRole('link', { name: dashboard.profile, exact: true }).click()
  })

  await test.step('completes the profile', async () => {
    await button(common.save).click()
    await expect(page.getByText(common.validation.required)).toHaveCount(3)
    await page.getByLabel(profile.fields.first_name, { exact: true }).fill('Ada')
    await page.getByLabel(profile.fields.last_name, { exact: true }).fill('Lovelace')
    await page.getByLabel(profile.fields.profession, { exact: true }).fill('Analyste')
    await page.getByLabel(profile.fields.experience_years).fill('1')
    await button(common.save).click()
    await expect(page.getByText(profile.saved)).toBeVisible()
  })

  await test.step('adds a skill', async () => {
    await button(skills.add).click()
    await expect(page.getByText(skills.errors.select)).toBeVisible()
    await page.getByLabel(skills.name, { exact: true }).fill(`Calcul ${language}`)
    await button(skills.addNew).click()
    await button(skills.add).click()
    await expect(page.getByText(skills.added)).toBeVisible()
    await expect(page.getByLabel(skills.name, { exact: true })).toBeFocused()
    await page
      .getByLabel(skills.levelOf.replace('{{skill}}', `Calcul ${language}`))
      .selectOption('5')
    await button(profile.preview).click()
    await expect(page.getByRole('article')).toContainText('Ada Lovelace')
    await expect(page.getByRole('article')).toContainText(
      profile.experience_one.replace('{{count}}', '1'),
    )
    await expect(page.getByRole('article')).toContainText(skills.levels['5'])
  })

  await test.step('publishes', async () => {
    await page.getByRole('link', { name: dashboard.feed }).click()
    await page.getByLabel(feed.composer.label).fill('Bonjour Podium !\nHello, <b>world</b>.')
    await button(feed.composer.publish).click()
    await page.mouse.move(0, 0) // the composer keeps its height while the pointer is there
    await expect(post).toContainText('<b>world</b>')
    await expect(post).toContainText('Ada Lovelace')
    await expect(page.getByLabel(feed.composer.label)).toHaveValue('')
  })

  await test.step('likes, and it stays after a reload', async () => {
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await like.click()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await expect(like).toHaveText('1')
    await page.reload()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await expect(like).toHaveText('1')
  })

  await test.step('comments', async () => {
    await comments.click()
    await expect(post.getByText(feed.comments.empty)).toBeVisible()
    await post.getByLabel(feed.comments.label).fill('Une première réponse')
    await post.getByRole('button', { name: feed.comments.send }).click()
    await expect(post.getByRole('listitem')).toContainText('Une première réponse')
    await expect(comments).toHaveText('1')
  })

  await test.step('finds the post by a text, by the name and by the profession, and nothing else', async () => {
    const search = page.getByRole('searchbox')
    for (const hit of ['PODIUM', 'lovel', 'analys']) {
      await search.fill(hit)
      await search.press('Enter')
      await expect(page).toHaveURL(new RegExp(`[?]q=${hit}$`))
      await expect(post).toBeVisible()
    }
    await search.fill('100%, (or) "nothing"')
    await search.press('Enter')
    await expect(page.getByText(feed.search.none.split('{{')[0] ?? '')).toBeVisible()
    await button(feed.search.clear).click()
    await expect(post).toBeVisible()
  })

  await test.step('deletes the post after confirming', async () => {
    await button(feed.post.delete).click()
    await page.getByRole('alertdialog').getByRole('button', { name: common.cancel }).click()
    await expect(post).toBeVisible()
    await button(feed.post.delete).click()
    await page.getByRole('alertdialog').getByRole('button', { name: common.delete }).click()
    await expect(page.getByText(feed.empty)).toBeVisible()
    await page.reload()
    await expect(page.getByText(feed.empty)).toBeVisible()
  })

  await test.step('signs out', async () => {
    await button(nav.logout).click()
    await expect(page).toHaveURL('/login')
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/login')
  })

  await test.step('asks for a new password and finds the mail in their language', async () => {
    await page.getByRole('link', { name: authPage.login.forgotten }).click()
    // Waits for the page, because sign-in has a field of the same name.
    await expect(page.getByRole('heading', { name: authPage.resetPassword.title })).toBeVisible()
    await page.getByLabel(auth.email, { exact: true }).fill(email)
    await button(authPage.resetPassword.submit).click()
    await expect(page.getByText(authPage.resetPassword.success)).toBeVisible()
    await expect.poll(async () => (await world.mailbox(email))[0]?.language).toBe(language)
    await page.goto('/mailbox')
    const mail = page.getByRole('listitem').filter({ hasText: email }).first()
    // On a phone, too, the frame is as high as the mail.
    await page.setViewportSize({ width: 390, height: 844 })
    await mail.getByRole('heading').getByRole('link').click()
    const shown = page.frameLocator('iframe').locator('html')
    await expect(shown.locator('.button')).toBeVisible()
    const whole = await shown.evaluate((root) => root.scrollHeight)
    const room = await page.locator('iframe').evaluate((frame) => frame.clientHeight)
    expect(whole).toBeLessThanOrEqual(room)
    await page.goBack()
    await page.setViewportSize({ width: 1280, height: 720 })
    const link = mail.getByRole('link', { name: '/auth/v1/confirm' })
    await page.goto((await link.getAttribute('href')) ?? '')
  })

  await test.step('chooses a new password', async () => {
    await expect(page).toHaveURL(/\/update-password/)
    await page.getByLabel(auth.newPassword, { exact: true }).fill('second-secret')
    await page.getByLabel(auth.confirmPassword, { exact: true }).fill('second-secret')
    await button(authPage.updatePassword.submit).click()
    await expect(page.getByText(authPage.updatePassword.success)).toBeVisible()
    await expect(page).toHaveURL('/login')
  })

  await test.step('signs in with the new password, no longer with the old one', async () => {
    await page.getByLabel(auth.email, { exact: true }).fill(email)
    await page.getByLabel(auth.password, { exact: true }).fill('first-secret')
    await button(authPage.login.submit).click()
    await expect(page.getByText(texts.errors.invalid_credentials)).toBeVisible()
    await page.getByLabel(auth.password, { exact: true }).fill('second-secret')
    await button(authPage.login.submit).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByLabel(feed.composer.label)).toBeEnabled()
  })

  await test.step('leaves the machine to an admin, whose place is the admin area', async () => {
    await button(nav.logout).click()
    await signIn(page, texts, await world.signUp({ role: 'admin' }))
    await expect(page).toHaveURL('/admin')
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/admin')
  })
})
