import type { Locator } from '@playwright/test'
import { LIMITS } from '@podium/domain'
import { expect, type Texts, test } from './fixtures.ts'
import { scrollTo } from './scroll-to.ts'
import { enterDashboard, openAs } from './sign-in.ts'

/** Chooses an entry from the menu of a post. */
async function choose(within: Locator, { feed }: Texts, entry: string) {
  await within.getByRole('button', { name: feed.post.menu }).first().click()
  await within.page().getByText(entry, { exact: true }).click()
}

test('an author changes a post and a comment, and others read what stood there before', async ({
  page,
  world,
  texts,
}) => {
  const { edit, edits, comments, post: of } = texts.feed
  const author = await world.signUp({ complete: true })
  await openAs(page, '/dashboard', author)
  await page.getByLabel(texts.feed.composer.label).fill('The frist text')
  await page.getByRole('button', { name: texts.feed.composer.publish, exact: true }).click()
  await page.mouse.move(0, 0) // the composer keeps its height while the pointer is there
  const post = page.getByRole('article').first()
  await expect(post).toContainText('The frist text')

  await choose(post, texts, edit.post)
  const field = post.getByLabel(edit.post)
  await expect(field).toBeFocused()
  await field.fill('   ')
  await post.getByRole('button', { name: texts.common.save }).click()
  await expect(post.getByText(edit.blank)).toBeVisible()
  await field.fill('The first text')
  await page.route('**/rest/v1/pro_posts*', (route) => route.abort())
  await post.getByRole('button', { name: texts.common.save }).click()
  await expect(post.getByText(texts.errors.network)).toBeVisible()
  await page.unroute('**/rest/v1/pro_posts*')
  await page.reload()
  await choose(post, texts, edit.post)
  await expect(field).toHaveValue('The first text')
  await post.getByRole('button', { name: texts.common.save }).click()

  await expect(field).toBeHidden()
  await expect(post).toContainText('The first text')
  await post.getByRole('button', { name: edits.mark }).click()
  const history = page.getByRole('dialog', { name: edits.title })
  await expect(history.getByRole('listitem')).toHaveText([/The first text/, /The frist text/])
  await history.getByRole('button', { name: texts.common.close }).click()
  await expect(post.getByRole('button', { name: edits.mark })).toBeFocused()

  await post.getByRole('button', { name: new RegExp(`^${of.comment}`) }).click()
  await post.getByLabel(comments.label).fill('Frist')
  await post.getByRole('button', { name: comments.send }).click()
  const comment = post.getByRole('listitem').filter({ hasText: 'Frist' })
  await comment.getByRole('button', { name: texts.feed.comments.menu }).click()
  await page.getByRole('menuitem', { name: edit.comment }).click()
  await post.getByRole('textbox', { name: edit.comment }).fill('First')
  await post.getByRole('button', { name: texts.common.save }).click()
  await expect(post.getByRole('listitem').filter({ hasText: 'First' })).toContainText(edits.mark)
})

test('a post is read without an account only while its author allows it', async ({
  page,
  browser,
  world,
  texts,
}) => {
  const { share } = texts.feed
  const author = await world.signUp({ complete: true })
  const { data } = await author
    .from('pro_posts')
    .insert({ author_id: author.id, content: 'Open to everybody' })
    .select('id')
    .single()
    .throwOnError()
  const visitor = await (await browser.newContext({ baseURL: world.url })).newPage()
  const refused = await visitor.goto(`/p/${data.id}`)
  expect(refused?.status()).toBe(404)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(texts.sharedPost.notFound)

  await openAs(page, `/dashboard/post/${data.id}`, author)
  const post = page.getByRole('article')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = () => page.evaluate<string>('navigator.clipboard.readText()')
  await choose(post, texts, share.copy)
  await expect(page.getByText(share.copied)).toBeVisible()
  expect(await copied()).toBe(`${world.url}/dashboard/post/${data.id}`)
  await choose(post, texts, share.public)
  await expect(page.getByText(share.opened)).toBeVisible()
  await choose(post, texts, share.copy)
  await expect(page.getByText(share.copiedPublic)).toBeVisible()
  expect(await copied()).toBe(`${world.url}/p/${data.id}`)
  await expect(post.getByRole('img', { name: share.isPublic })).toBeVisible()

  const shown = await visitor.reload()
  expect(await shown?.text()).toContain('property="og:description" content="Open to everybody"')
  await expect(visitor.getByRole('article')).toContainText('Open to everybody')
  await expect(visitor.getByRole('article')).toContainText('Awa Diop')
  const tinted = '[class*="bg-tint-"]'
  const look = await post.locator(tinted).first().getAttribute('class')
  const [tint = ''] = /bg-tint-\d/.exec(`${look}`) ?? []
  await expect(visitor.getByRole('article').locator(tinted)).toHaveClass(new RegExp(tint))
  await expect(visitor).toHaveTitle(/Awa Diop.*Open to everybody/)

  await choose(post, texts, share.public)
  await expect(page.getByText(share.closed)).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(texts.sharedPost.notFound)
  await visitor.context().close()
})

test('a member reports a post once, with a reason, and a comment; its author cannot', async ({
  page,
  world,
  texts,
}) => {
  const { report } = texts.feed
  const [reader, author] = await Promise.all([world.signUp(), world.signUp({ complete: true })])
  const { data } = await author
    .from('pro_posts')
    .insert({ author_id: author.id, content: 'Buy now' })
    .select('id')
    .single()
    .throwOnError()
  const { data: comment } = await author
    .from('pro_post_comments')
    .insert({ post_id: data.id, user_id: author.id, content: 'And now' })
    .select('id')
    .single()
    .throwOnError()
  await openAs(page, `/dashboard/post/${data.id}`, reader)
  const post = page.getByRole('article')
  const dialog = page.getByRole('dialog', { name: report.titlePost })
  const send = dialog.getByRole('button', { name: report.send })

  await choose(post, texts, report.post)
  await send.click()
  await expect(dialog.getByText(report.noReason)).toBeVisible()
  await dialog.getByLabel(report.reasons.spam).check()
  // A text beyond the limit stays whole: the field counts what is too much, and nothing is sent.
  await dialog.getByLabel(report.details).fill('x'.repeat(LIMITS.content_reports.details + 3))
  const { length, validation } = texts.common
  await expect(dialog.getByText(length.tooMany_other.replace('{{count}}', '3'))).toBeVisible()
  await send.click()
  await expect(dialog.getByText(validation.too_long)).toBeVisible()
  await dialog.getByLabel(report.details).fill('The same text ten times')
  await send.click()
  await expect(page.getByText(report.sent)).toBeVisible()
  await expect(dialog).toBeHidden()
  const stored = await world.db.query(
    'select reporter_id, reason, details from content_reports where post_id = $1',
    [data.id],
  )
  expect(stored).toEqual([
    { reporter_id: reader.id, reason: 'spam', details: 'The same text ten times' },
  ])

  await choose(post, texts, report.post)
  await dialog.getByLabel(report.reasons.other).check()
  await send.click()
  await expect(dialog.getByText(report.already)).toBeVisible()
  await page.keyboard.press('Escape')
  await post.getByRole('button', { name: texts.feed.comments.menu }).click()
  await page.getByRole('menuitem', { name: report.comment }).click()
  const ofComment = page.getByRole('dialog', { name: report.titleComment })
  await ofComment.getByLabel(report.reasons.hate).check()
  await ofComment.getByRole('button', { name: report.send }).click()
  await expect(ofComment).toBeHidden()
  await expect(post.getByRole('button', { name: texts.feed.comments.menu })).toBeFocused()
  expect(
    await world.db.query('select reason from content_reports where comment_id = $1', [comment.id]),
  ).toEqual([{ reason: 'hate' }])
  await expect(
    author.from('content_reports').insert({ post_id: data.id, reason: 'spam' }),
  ).resolves.toMatchObject({ error: { code: '42501' } })
})

test('a long feed draws what is near the window, is walked by keys, and says what is new', async ({
  page,
  world,
  texts,
}) => {
  const [reader, author] = await Promise.all([
    world.signUp({ complete: true }),
    world.signUp({ complete: true }),
  ])
  const now = Date.now()
  const rows = Array.from({ length: 30 }, (_, index) => ({
    author_id: author.id,
    content: `Line ${index}.\n`.repeat(1 + (index % 4)),
    // Close together in time, so that no post of an earlier test stands between them.
    created_at: new Date(now - (30 - index)).toISOString(),
  }))
  await world.service.from('pro_posts').insert(rows).throwOnError()
  await openAs(page, '/dashboard', reader)
  const feed = page.getByRole('feed', { name: texts.feed.list })
  const articles = feed.getByRole('article')
  await expect(articles.first()).toContainText('Line 29.')
  await expect(articles.first()).toHaveAttribute('aria-posinset', '1')

  await articles.first().focus()
  for (const line of ['Line 28.', 'Line 27.', 'Line 26.']) {
    await page.keyboard.press('PageDown')
    await expect(articles.filter({ hasText: line })).toBeFocused()
  }
  await page.keyboard.press('PageUp')
  await expect(articles.filter({ hasText: 'Line 27.' })).toBeFocused()

  await scrollTo(articles.filter({ hasText: 'Line 3.' }))
  expect(await articles.count()).toBeLessThan(25)
  const far = await articles.filter({ hasText: 'Line 3.' }).boundingBox()

  await author
    .from('pro_posts')
    .insert({ author_id: author.id, content: 'Breaking' })
    .throwOnError()
  const pill = page.getByRole('button', { name: texts.feed.newPosts_one.replace('{{count}}', '1') })
  await expect(async () => {
    // A return to the page checks for news, at most every few seconds.
    await page.evaluate("window.dispatchEvent(new Event('visibilitychange'))")
    await expect(pill).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(await articles.filter({ hasText: 'Line 3.' }).boundingBox()).toEqual(far)

  await articles.filter({ hasText: 'Line 3.' }).locator('time').click()
  await expect(feed).toBeHidden()
  await page.getByRole('button', { name: texts.feed.back }).click()
  await expect(articles.filter({ hasText: 'Line 3.' })).toBeInViewport()
  expect(await articles.filter({ hasText: 'Line 3.' }).boundingBox()).toEqual(far)
  await pill.click()
  await expect(articles.first()).toContainText('Breaking')
  await expect(articles.first()).toBeInViewport()
})

test('comments come page by page, and what is typed stays over a reload and another person', async ({
  page,
  world,
  texts,
}) => {
  const { comments, composer } = texts.feed
  const author = await world.signUp({ complete: true })
  const { data: post } = await author
    .from('pro_posts')
    .insert({ author_id: author.id, content: 'Much discussed' })
    .select('id')
    .single()
    .throwOnError()
  const now = Date.now()
  const rows = Array.from({ length: 14 }, (_, index) => ({
    post_id: post.id,
    user_id: author.id,
    content: `Comment ${index}.`,
    created_at: new Date(now - (14 - index) * 1000).toISOString(),
  }))
  await world.service.from('pro_post_comments').insert(rows).throwOnError()
  await openAs(page, `/dashboard/post/${post.id}`, author)
  const items = page.getByRole('article').getByRole('listitem')
  await expect(items).toHaveText(rows.slice(-10).map(({ content }) => new RegExp(content)))
  await page.route('**/rest/v1/pro_post_comments*', (route) =>
    route.fulfill({ status: 403, json: { code: '42501', message: 'no' } }),
  )
  await page.getByRole('button', { name: comments.earlier }).click()
  await expect(page.getByRole('article').getByRole('alert')).toBeVisible()
  await expect(items).toHaveCount(10)
  await page.unroute('**/rest/v1/pro_post_comments*')
  await page.getByRole('button', { name: texts.common.retry }).click()
  await expect(items).toHaveText(rows.map(({ content }) => new RegExp(content)))
  await expect(items.first()).toBeFocused()
  await expect(page.getByRole('button', { name: comments.earlier })).toBeHidden()

  // What is too long is kept, with by how much.
  const { tooMany_other: tooMany } = texts.common.length
  await page.getByLabel(comments.label).fill('x'.repeat(2_003))
  await expect(page.getByText(tooMany.replace('{{count}}', '3'))).toBeVisible()
  await page.getByLabel(comments.label).fill('Half a comment')
  await page.reload()
  await expect(page.getByLabel(comments.label)).toHaveValue('Half a comment')
  await page.goto('/dashboard')
  await page.getByLabel(composer.label).fill('Half a post')
  await page.getByRole('button', { name: texts.nav.logout }).click()
  await openAs(page, '/dashboard', await world.signUp({ complete: true }))
  await expect(page.getByLabel(composer.label)).toHaveValue('')
  await page.getByRole('button', { name: texts.nav.logout }).click()
  await enterDashboard(page, texts, author)
  await expect(page.getByLabel(composer.label)).toHaveValue('Half a post')
})

test('what fails is said, taken back and tried again, and the focus is kept', async ({
  page,
  world,
  texts,
}) => {
  const { comments, composer, post: of, search } = texts.feed
  const author = await world.signUp({ complete: true })
  // Newer than the posts of this worker's other tests, and in this order however slow the machine is.
  const now = Date.now()
  const rows = Array.from({ length: 22 }, (_, index) => ({
    author_id: author.id,
    content: index === 0 ? 'Read https://example.org/a/b.' : `Item ${index}.`,
    created_at: new Date(now - index).toISOString(),
  }))
  await world.service.from('pro_posts').insert(rows).throwOnError()
  const [posts, profile] = ['**/rest/v1/pro_posts*', '**/rest/v1/professional_profiles*']
  const refusal = { status: 403, json: { code: '42501', message: 'refused' } }
  const retry = page.getByRole('button', { name: texts.common.retry })
  const focused = page.locator('main:focus, main :focus')
  for (const refused of [posts, profile]) {
    await page.route(refused, (route) => route.fulfill(refusal))
  }
  await openAs(page, '/dashboard', author)
  const notice = (text: string) => page.getByRole('alert').filter({ hasText: text })
  await expect(notice(texts.errors['42501'])).toBeVisible()
  await expect(notice(composer.loadFailed)).toBeVisible()
  await page.unroute(profile)
  await retry.first().click()
  await expect(page.getByLabel(composer.label)).toBeVisible()
  await page.unroute(posts)
  await page.evaluate("window.dispatchEvent(new Event('online'))") // the line is back
  const articles = page.getByRole('feed').getByRole('article')
  const first = articles.first()
  const link = first.getByRole('link', { name: 'example.org/a/b', exact: true })
  await expect(link).toHaveAttribute('href', 'https://example.org/a/b')
  await expect(link).toHaveAttribute('rel', /noopener/)
  await expect(focused).toHaveCount(1)

  const like = first.getByRole('button', { name: new RegExp(`^${of.like} \\(`) })
  await page.route('**/rest/v1/pro_post_likes*', (route) => route.fulfill(refusal))
  await like.click()
  await expect(page.getByText(texts.errors['42501'])).toBeVisible()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await expect(like).toHaveText('0')
  await page.unroute('**/rest/v1/pro_post_likes*')

  await first.getByRole('button', { name: new RegExp(`^${of.comment} \\(`) }).click()
  await expect(first.getByText(comments.empty)).toBeVisible()
  const field = first.getByLabel(comments.label)
  await page.route('**/rest/v1/pro_post_comments*', (route) => route.abort())
  await field.fill('Said once')
  await field.press('Control+Enter')
  await expect(first.getByRole('alert')).toContainText(texts.errors.network)
  await expect(field).toHaveValue('Said once')
  await page.unroute('**/rest/v1/pro_post_comments*')
  await field.press('Control+Enter')
  const comment = first.getByRole('listitem').filter({ hasText: 'Said once' })
  await comment.getByRole('button', { name: comments.menu }).click()
  await page.getByRole('menuitem', { name: comments.delete }).click()
  const dialog = page.getByRole('alertdialog', { name: comments.deleteTitle })
  await dialog.getByRole('button', { name: texts.common.delete }).click()
  await expect(first.getByText(comments.empty)).toBeVisible()
  await expect(first.getByRole('region', { name: comments.list })).toBeFocused()

  // A like aborts the running page request: it is repeated once, and a second failure is shown.
  const answer = Promise.withResolvers<void>()
  let asked = 0
  await page.route(/pro_posts.*created_at=lte/, async (route) => {
    asked += 1
    await answer.promise
    await route.fulfill(refusal).catch(() => undefined) // the aborted one
  })
  const last = articles.filter({ hasText: 'Item 19.' })
  await scrollTo(last)
  await expect.poll(() => asked).toBe(1)
  await last.getByRole('button', { name: new RegExp(`^${of.like} \\(`) }).click()
  await expect.poll(() => asked).toBe(2)
  answer.resolve()
  await expect(retry).toBeVisible()
  await page.unroute(/pro_posts.*created_at=lte/)
  // The list may have asked again by itself before a slow machine reaches the button.
  const more = articles.filter({ hasText: 'Item 21.' })
  await retry.click({ timeout: 5_000 }).catch(() => expect(more).toBeVisible())
  await expect(more).toBeVisible()
  await expect(last).toBeInViewport()
  await expect(focused).toHaveCount(1)

  await page.getByLabel(search.label).fill('no such thing')
  await page.getByLabel(search.label).press('Enter')
  await page.getByRole('button', { name: search.clear }).click()
  await expect(page.getByLabel(search.label)).toBeFocused()
})

test('the composer follows what a person lacks: with a skill of another tab, a look back, and a refresh', async ({
  page,
  world,
  texts,
}) => {
  const { composer, eligibility, search } = texts.feed
  const person = await world.signUp({ complete: true })
  const { data: owned } = await world.service
    .from('user_skills')
    .delete()
    .eq('user_id', person.id)
    .select('user_id,skill_id,level')
    .single()
    .throwOnError()
  const takeSkill = () =>
    world.service.from('user_skills').delete().eq('user_id', person.id).throwOnError()
  const giveSkill = () => world.service.from('user_skills').insert(owned).throwOnError()
  await openAs(page, '/dashboard', person)
  const field = page.getByLabel(composer.label)
  const notice = page.getByRole('status').filter({ hasText: eligibility.title })
  await expect(notice).toContainText(eligibility.skill)
  await expect(notice).not.toContainText(eligibility.first_name)
  await expect(field).toBeDisabled()

  await giveSkill()
  await page.evaluate(
    "dispatchEvent(new StorageEvent('storage', { key: 'podium.skills-changed' }))",
  )
  await expect(field).toBeEnabled()
  await takeSkill()
  await page.evaluate("dispatchEvent(new Event('focus'))")
  await expect(field).toBeDisabled()
  await giveSkill()
  await page.getByRole('button', { name: search.refresh }).click()
  await expect(field).toBeEnabled()
  await page.getByRole('button', { name: composer.publish, exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: composer.blank })).toBeVisible()
})
