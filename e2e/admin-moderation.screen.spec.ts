import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import type { Person } from '@podium/testing'
import { expect, test } from './fixtures.ts'
import { openAs } from './sign-in.ts'

/** Publishes posts of an author, each with a picture. Returns their ids. */
async function publish(author: Person, contents: readonly string[]): Promise<string[]> {
  const bucket = author.storage.from('post-images')
  const path = `${author.id}/${randomUUID()}.webp`
  const blob = new Blob([new Uint8Array(PICTURE)], { type: 'image/png' })
  expect((await bucket.upload(path, blob)).error).toBeNull()
  const image_url = new URL(bucket.getPublicUrl(path).data.publicUrl).pathname
  const { data } = await author
    .from('pro_posts')
    .insert(
      contents.map((content) => ({ author_id: author.id, content, image_url, image_alt: ALT })),
    )
    .select('id')
    .throwOnError()
  return data.map(({ id }) => String(id))
}

const ALT = 'A poster'
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** Asserts that the picture itself has loaded. */
const expectPicture = (picture: Locator) => expect(picture).toHaveJSProperty('naturalWidth', 1)

const reportBy = (reporter: Person, posts: readonly (string | undefined)[]) =>
  reporter
    .from('content_reports')
    .insert(posts.map((post_id) => ({ reporter_id: reporter.id, post_id, reason: 'spam' })))
    .throwOnError()

test('an editor moderates what they read, from the menu of a post and beside a comment', async ({
  page,
  world,
  texts,
}) => {
  const { feed, moderation } = texts
  const content = `Seen ${randomUUID()}`
  const [editor, author] = await Promise.all([
    world.signUp({ role: 'editor' }),
    world.signUp({ complete: true }),
  ])
  const [post = ''] = await publish(author, [content])
  const reply = `Reply ${randomUUID()}`
  await author
    .from('pro_post_comments')
    .insert({ post_id: post, user_id: author.id, content: reply })
    .throwOnError()
  await openAs(page, `/dashboard/post/${post}`, editor)
  const panel = page.getByRole('dialog', { name: moderation.panel.title })
  await page.getByRole('button', { name: feed.comments.menu }).click()
  await page.getByRole('menuitem', { name: feed.moderate.comment }).click()
  await expect(panel.getByText(reply)).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: feed.post.menu }).click()
  await page.getByRole('menuitem', { name: feed.moderate.post, exact: true }).click()
  await expect(page).toHaveURL(`/admin/moderation?post=${post}`)
  await expect(panel.getByText(content)).toBeVisible()
  await expect(panel.getByRole('button', { name: moderation.panel.decide })).toBeVisible()
})

test('an editor hides what is reported and settles the appeal; many are decided at once', async ({
  page,
  world,
  texts,
}) => {
  const { moderation, moderationDecisions, feed, nav, dashboard, errors } = texts
  const tag = randomUUID()
  const contents = ['First', 'Second', 'Third'].map((word) => `${word} ${tag}`)
  const [editor, otherEditor, author, reader] = await Promise.all([
    world.signUp({ role: 'editor', complete: true }),
    world.signUp({ role: 'editor' }),
    world.signUp({ complete: true }),
    world.signUp(),
  ])
  const posts = await publish(author, contents)
  const [mine] = await publish(editor, [`Mine ${tag}`])
  await reportBy(reader, [...posts, mine])

  await openAs(page, '/admin/users', editor)
  await expect(page).toHaveURL('/dashboard') // an editor has access to nothing else in the area
  await page.getByRole('link', { name: dashboard.moderation }).click()
  await expect(page).toHaveURL('/admin/moderation')
  const sidebar = page.getByRole('navigation', { name: texts.admin.label })
  await expect(sidebar.getByRole('link')).toHaveText([
    new RegExp(`^${texts.admin.moderation}\\d`), // with how much waits
    texts.admin.dashboard,
  ])
  const rows = page.getByRole('list', { name: moderation.list }).getByRole('listitem')
  const row = (content: string | undefined) => rows.filter({ hasText: content ?? 'nothing' })
  await expect(row(contents[0])).toContainText(feed.report.reasons.spam)
  await expect(row(contents[0]).getByText('AD', { exact: true })).toBeVisible() // the author's face

  const panel = page.getByRole('dialog', { name: moderation.panel.title })
  const bar = page.getByRole('region', { name: moderation.selection.label })
  // Somebody else decides about one's own content.
  await page.getByLabel(moderation.selectPage).check()
  await expect(row(contents[0]).getByRole('checkbox')).toBeChecked()
  await expect(row(`Mine ${tag}`).getByRole('checkbox')).toHaveCount(0)
  await bar.getByRole('button', { name: moderation.selection.clear }).click()
  await expect(bar).toHaveCount(0)
  await row(`Mine ${tag}`).getByRole('button').click()
  await expect(panel.getByText(moderation.panel.own)).toBeVisible()
  await expect(panel.getByRole('button', { name: moderation.panel.decide })).toHaveCount(0)
  await expect(panel.getByRole('link', { name: moderation.panel.post })).toHaveAttribute(
    'href',
    `/dashboard/post/${mine}`,
  )
  await page.keyboard.press('Escape')

  await row(contents[0]).getByRole('button').press('Enter')
  await panel.getByRole('button', { name: moderation.panel.decide }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: moderation.dialog.action })
  const confirm = (action: keyof typeof moderation.dialog.confirm) =>
    dialog.getByRole('button', { name: moderation.dialog.confirm[action], exact: true })
  await dialog.getByRole('button', { name: moderation.dialog.send }).click()
  await expect(dialog.getByText(moderation.dialog.noAction)).toBeVisible()
  await expect(dialog.getByText(moderation.dialog.noReason)).toBeVisible()
  await dialog.getByLabel(moderation.dialog.actions.hide).check()
  await dialog.getByLabel(moderation.dialog.reason).fill('An advertisement')
  await confirm('hide').click()
  await expect(dialog).toBeHidden()
  await expect(panel.getByText(moderation.states.hidden, { exact: true })).toBeVisible()
  await expectPicture(panel.getByRole('img', { name: ALT }))
  await page.keyboard.press('Escape')
  await expect(row(contents[0])).toHaveCount(0)

  // Another moderator has decided about one of the two meanwhile.
  await world.service
    .from('content_reports')
    .update({ status: 'dismissed', resolved_at: new Date().toISOString() })
    .eq('post_id', posts[2] ?? '')
    .throwOnError()
  await row(contents[1]).getByRole('checkbox').check()
  await row(contents[2]).getByRole('checkbox').check()
  await bar.getByRole('button', { name: moderation.panel.decide }).click()
  await dialog.getByLabel(moderation.dialog.actions.dismiss).check()
  await dialog.getByLabel(moderation.dialog.reason).fill('Nothing wrong')
  await confirm('dismiss').click()
  const failed = page.getByRole('alert').filter({ hasText: errors.already_decided })
  await expect(failed).toBeVisible()
  await expect(row(contents[1])).toHaveCount(0)
  await failed.getByRole('button', { name: texts.common.close }).click()
  await expect(failed).toHaveCount(0)

  await page.getByRole('button', { name: moderation.views.decided }).click()
  await expect(page).toHaveURL(/view=decided/)
  await expect(row(contents[0])).toContainText('An advertisement')
  await sidebar.getByRole('link', { name: texts.admin.dashboard }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: feed.title })).toBeVisible()
  await page.getByRole('button', { name: nav.logout }).click()
  await expect(page).toHaveURL('/login')

  await openAs(page, '/dashboard/moderation-decisions', author)
  const decision = page.getByRole('article', { name: moderationDecisions.post.hide })
  await expect(decision).toContainText('An advertisement')
  await decision.getByRole('button', { name: moderationDecisions.appeal }).click()
  const send = decision.getByRole('button', { name: moderationDecisions.send })
  await send.click()
  await expect(decision.getByText(moderationDecisions.blank)).toBeVisible()
  await decision.getByLabel(moderationDecisions.question).fill('It is none')
  await send.click()
  await expect(decision).toContainText(moderationDecisions.pending)
  await expect(decision.getByRole('button', { name: moderationDecisions.appeal })).toHaveCount(0)
  await page.goto(`/dashboard/post/${posts[0]}`)
  await expect(page.getByText(feed.hidden.post)).toBeVisible()
  await expectPicture(page.getByRole('button', { name: ALT }).locator('img'))
  await expect(page.getByRole('button', { name: feed.post.like })).toHaveCount(0)
  await page.getByRole('button', { name: nav.logout }).click()
  await expect(page).toHaveURL('/login')

  await openAs(page, '/admin/moderation?view=appealed', otherEditor) // a decision's own moderator cannot settle its appeal
  await row(contents[0]).getByRole('button').click()
  await panel.getByLabel(moderation.settle.outcomes.reversed).check()
  await panel.getByLabel(moderation.settle.answer).fill('You are right')
  await panel.getByRole('button', { name: moderation.settle.send }).click()
  await expect(page.getByText(moderation.settle.done)).toBeVisible()
  await expect(panel.getByText(moderation.states.visible, { exact: true })).toBeVisible()
  await expect(panel.getByText(moderation.panel.outcomes.reversed)).toBeVisible()
})
