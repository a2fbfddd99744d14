import type { Page } from '@playwright/test'
import { findings } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { openAs } from './sign-in.ts'

const PUBLIC = [
  '/',
  '/about',
  '/process',
  '/pricing',
  '/contact',
  '/privacy',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/p/none',
  '/nowhere',
  '/login',
  '/register',
  '/reset-password',
  '/update-password',
  '/email-change',
  '/goodbye',
]
const PRIVATE = [
  '/dashboard',
  '/dashboard/profile',
  '/dashboard/moderation-decisions',
  '/dashboard/create-project',
  '/dashboard/account',
]
const ADMIN = [
  '/admin',
  '/admin/moderation',
  '/admin/contact-messages',
  '/admin/newsletter-subscriptions',
  '/admin/projects',
]
const PHONE = { width: 390, height: 844 }
const WIDE = { width: 1280, height: 800 }
const NARROWEST = { width: 320, height: 640 }

/** Picture of one pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** Number of pixels by which the page is wider than its window. */
const OVERFLOW = 'document.documentElement.scrollWidth - window.innerWidth'

async function expectClean(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^(Chargement|Loading)…$/ })).toHaveCount(
    0,
  )
  expect({ path, findings: await findings(page) }).toEqual({ path, findings: [] })
  await page.setViewportSize(NARROWEST)
  const overflow = await page.evaluate<number>(OVERFLOW)
  expect({ path, overflow: Math.max(0, overflow) }).toEqual({ path, overflow: 0 })
  await page.setViewportSize(PHONE)
}

test.use({ colorScheme: 'light', viewport: PHONE })

test('axe finds nothing on what a visitor sees, and nothing overflows at 320 px', async ({
  page,
}) => {
  for (const path of PUBLIC) await expectClean(page, path)
})

test('axe finds nothing on what a signed-in person sees, and nothing overflows at 320 px', async ({
  page,
  world,
  texts,
}) => {
  const { account, common, moderationDecisions, errors, feed, images, nav, profile, skills } = texts
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const [person, other] = await Promise.all([
    world.signUp({ complete: true }),
    world.signUp({ complete: true }),
  ])
  const picture = { image_url: '/icon-512.png', image_width: 512, image_height: 512 }
  const { data: own } = await person
    .from('pro_posts')
    .insert({
      author_id: person.id,
      content: 'Averylongwordwithoutanyblank'.repeat(20),
      ...picture,
    })
    .select('id')
    .single()
    .throwOnError()
  await person
    .from('pro_post_comments')
    .insert({ post_id: own.id, user_id: person.id, content: 'See https://example.org' })
    .throwOnError()
  await world.db.query(
    `insert into moderation_decisions
       (target_type, target_id, post_id, author_id, kind, reason, content, appeal, appealed_at)
     values ('post', $1, $1, $2, 'hide', 'Spam', 'Buy now', null, null),
            ('post', $1, $1, $2, 'warn', 'Spam', 'Buy now', 'It is none', now())`,
    [own.id, person.id],
  )
  const { data: post } = await other
    .from('pro_posts')
    .insert({ author_id: other.id, content: 'Open to everybody', is_shared: true })
    .select('id')
    .single()
    .throwOnError()
  await other
    .from('pro_posts')
    .update({ content: 'Averylongwordwithoutanyblank'.repeat(9) })
    .eq('id', post.id)
    .throwOnError()
  await openAs(page, '/dashboard', person)
  for (const path of [
    ...PRIVATE,
    `/p/${post.id}`,
    `/dashboard/profile/${other.id}`,
    '/dashboard/profile/none',
    `/dashboard/post/${post.id}`,
  ]) {
    await expectClean(page, path)
  }

  await page.getByRole('button', { name: feed.edits.mark }).click()
  await expect(page.getByRole('dialog').getByText(feed.edits.first)).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: feed.post.menu }).click()
  await page.getByRole('menuitem', { name: feed.report.post }).click()
  await page.getByRole('dialog').getByRole('button', { name: feed.report.send }).click()
  await expect(page.getByText(feed.report.noReason)).toBeVisible()
  expect(await findings(page)).toEqual([])

  await page.goto('/dashboard/moderation-decisions')
  await button(moderationDecisions.appeal).click()
  await button(moderationDecisions.send).click()
  await expect(page.getByText(moderationDecisions.blank)).toBeVisible()
  expect(await findings(page)).toEqual([])

  await page.goto('/dashboard/account')
  await button(account.email.edit).click()
  await button(account.email.submit).click()
  await button(account.password.edit).click()
  await button(account.password.submit).click()
  await expect(page.getByText(common.validation.required)).not.toHaveCount(0)
  expect(await findings(page)).toEqual([])
  await button(account.data.deleteAction).click()
  await button(account.deletion.submit).click()
  await expect(page.getByText(common.validation.confirmation_differs)).toBeVisible()
  expect(await findings(page)).toEqual([])

  const photo = { name: 'photo.gif', mimeType: 'image/gif', buffer: PIXEL }
  await page.setViewportSize(WIDE)
  await world.db.query('update pro_posts set hidden_at = now() where id = $1', [own.id])
  await page.goto('/dashboard')
  const hidden = page.getByRole('article').filter({ hasText: feed.hidden.post })
  await hidden.getByRole('button', { name: new RegExp(`^${feed.post.comment} \\(`) }).click()
  await button(feed.comments.menu).click()
  await page.getByRole('menuitem', { name: feed.edit.comment }).click()
  await page.getByRole('textbox', { name: feed.edit.comment }).fill(' ')
  await button(common.save).click()
  await expect(page.getByText(feed.edit.blank)).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(photo)
  await expect(page.getByText(images.altMissing)).toBeVisible()
  await button(feed.composer.publish).click()
  await expect(page.getByText(feed.composer.blank)).toBeVisible()
  expect(await findings(page)).toEqual([])
  await hidden.getByRole('button', { name: images.open }).click()
  await expect(page.getByRole('dialog', { name: images.post })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await hidden.getByRole('button', { name: feed.post.menu }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  // An open menu stands above the page, outside its landmarks.
  expect(await findings(page, { except: ['region'] })).toEqual([])
  await page.keyboard.press('Escape')
  await button(feed.post.delete).first().click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await findings(page)).toEqual([])

  await page.goto('/dashboard/profile')
  await page.getByLabel(profile.fields.first_name, { exact: true }).fill('')
  await button(common.save).click()
  await button(skills.add).click()
  await expect(page.getByText(skills.errors.select)).toBeVisible()
  await page.getByLabel(skills.name, { exact: true }).fill('s')
  await expect(page.getByRole('listbox')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByLabel(profile.avatar.file).setInputFiles(photo)
  await expect(page.getByRole('application')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: profile.preview, exact: true }).click()
  // Their only post is hidden, so others see none.
  await expect(page.getByText(profile.others.noPosts)).toBeVisible()
  expect(await findings(page)).toEqual([])

  await page.setViewportSize(PHONE)
  await page.route('**/rest/v1/pro_posts*', (route) =>
    route.fulfill({ status: 403, json: { code: '42501', message: 'refused' } }),
  )
  await world.service.from('user_skills').delete().eq('user_id', person.id).throwOnError()
  await page.goto('/dashboard')
  await expect(page.getByText(errors['42501'])).toBeVisible()
  await expect(page.getByText(feed.eligibility.title)).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: new RegExp(`^${nav.openMenu}`) }).click()
  // The open menu lies over half of what stands below it.
  expect(await findings(page, { except: ['target-size'] })).toEqual([])
})

test('axe finds nothing on what an admin sees, and nothing overflows at 320 px', async ({
  page,
  world,
  texts,
}) => {
  const { admin: area, audit, auth, common, errors, nav, users } = texts
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const [admin, person] = await Promise.all([world.signUp({ role: 'admin' }), world.signUp()])
  await openAs(page, '/dashboard', admin)
  await expect(page).toHaveURL('/admin')
  for (const path of ADMIN) await expectClean(page, path)

  await expectClean(page, `/admin/users?search=${person.email}`)
  const list = page.getByRole('list', { name: users.tableLabel })
  await list.getByRole('checkbox').check()
  await list
    .getByRole('button', { name: users.menu.label.replace('{{email}}', person.email) })
    .click()
  await expect(page.getByRole('menu')).toBeVisible()
  // An open menu stands above the page, outside its landmarks.
  expect(await findings(page, { except: ['region'] })).toEqual([])
  await page.getByRole('menuitem', { name: users.menu.changeRole }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await list.getByRole('button', { name: person.email, exact: true }).click()
  await expect(page.getByText(users.panel.audit)).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  const bar = page.getByRole('region', { name: users.selection.label })
  await bar.getByRole('button', { name: users.selection.delete }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.route('**/api/admin/users/bulk', (route) => route.abort())
  await question.getByRole('button').last().click()
  await expect(page.getByRole('alert').filter({ hasText: errors.network })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await button(users.invite.open).click()
  await button(users.invite.submit).click()
  await expect(page.getByText(common.validation.required)).toBeVisible()
  await expect(page.getByLabel(auth.email, { exact: true })).toBeFocused()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.setViewportSize(WIDE)
  await expect(page.getByRole('table')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.setViewportSize(PHONE)
  await page.route('**/api/admin/users?*', (route) =>
    route.fulfill({ status: 429, json: { error: 'Too busy' } }),
  )
  await page.getByRole('searchbox', { name: users.search }).fill('nobody')
  await expect(button(common.retry)).toBeVisible()
  await button(`${nav.openMenu} (${area.label})`).click()
  await expect(page.getByRole('navigation', { name: area.label })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await world.db.query(
    `insert into audit_log (actor_id, action, target_type, target_id) values ($1, 'user.ban', 'user', $2)`,
    [admin.id, person.id],
  )
  await expectClean(page, `/admin/audit?target=${person.email}`)
  await page.setViewportSize(WIDE)
  await page.getByRole('button', { name: audit.actions.user.ban }).click()
  await expect(page.getByText(audit.entry.byActor)).toBeVisible()
  expect(await findings(page)).toEqual([])
})
