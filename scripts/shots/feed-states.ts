import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { alter, loseWrites } from './answers.ts'
import type { Screen, Texts } from './screen.ts'

const PICTURES = join(import.meta.dirname, '../../apps/server/src/product/demo/pictures')
const feed = { as: 'professional', path: '/dashboard' } as const

const choose = (page: Page, file: string) => page.locator('input[type=file]').setInputFiles(file)
const write = (page: Page, texts: Texts, content: string) =>
  page.getByLabel(texts.feed.composer.label).fill(content)
const publish = (page: Page, { feed: { composer } }: Texts) =>
  page.getByRole('button', { name: composer.publish, exact: true }).click()
const comments = (page: Page, texts: Texts) =>
  page.getByRole('button', { name: new RegExp(`^${texts.feed.post.comment} \\(`) })

export const FEED_STATES: readonly Screen[] = [
  { name: 'feed.incomplete-profile', as: 'user', path: '/dashboard' },
  {
    ...feed,
    name: 'feed.first-steps',
    act: async (page, texts) => {
      await alter(page, '**/rest/v1/professional_profiles?select=profession*', (row) => ({
        ...Object(row),
        profession: null,
      }))
      await page.getByRole('region', { name: texts.feed.steps.title }).waitFor()
    },
  },
  {
    name: 'feed.first-brief',
    as: 'user',
    path: '/dashboard',
    act: async (page, texts) => {
      await page.route('**/api/projects', (route) => route.fulfill({ json: [] }))
      await page.reload()
      await page.getByRole('region', { name: texts.feed.brief.title }).waitFor()
    },
  },
  { ...feed, name: 'feed.search', path: '/dashboard?q=design' },
  { ...feed, name: 'feed.none-found', path: '/dashboard?q=zyzzyva' },
  {
    ...feed,
    name: 'feed.image-chosen',
    act: async (page, texts) => {
      await write(page, texts, 'Podium')
      await choose(page, join(PICTURES, 'three-charts.webp'))
      await page.getByRole('img', { name: texts.images.preview }).waitFor()
    },
  },
  {
    ...feed,
    name: 'feed.image-refused',
    act: async (page, texts) => {
      await choose(page, join(PICTURES, 'three-charts.svg'))
      await page.getByText(texts.errors.InvalidMimeType).waitFor()
    },
  },
  {
    ...feed,
    name: 'feed.image-sending',
    act: async (page, texts) => {
      await page.route('**/storage/v1/**', () => {})
      await write(page, texts, 'Podium')
      await choose(page, join(PICTURES, 'paper-screens.webp'))
      await page.getByLabel(texts.images.alt).fill('Podium')
      await publish(page, texts)
      await page.getByRole('progressbar').waitFor()
    },
  },
  {
    ...feed,
    name: 'feed.blank',
    act: async (page, texts) => {
      await write(page, texts, ' ')
      await publish(page, texts)
      await page.getByText(texts.feed.composer.blank).waitFor()
    },
  },
  {
    ...feed,
    name: 'feed.not-published',
    act: async (page, texts) => {
      await page.route('**/rest/v1/pro_posts*', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.fallback(),
      )
      await write(page, texts, 'Podium')
      await publish(page, texts)
      await page.getByText(texts.errors.network).waitFor()
    },
  },
  {
    ...feed,
    name: 'feed.lightbox',
    part: 'window',
    act: async (page, texts) => {
      await page
        .getByRole('button', { name: images(texts) })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    ...feed,
    name: 'feed.comments',
    act: async (page, texts) => {
      await comments(page, texts).first().click()
      await page.getByRole('button', { name: texts.feed.comments.send }).waitFor()
    },
  },
  {
    ...feed,
    name: 'feed.comment-editing',
    act: async (page, texts) => {
      const { comments: of, edit } = texts.feed
      await comments(page, texts).first().click()
      await page.getByLabel(of.label).fill('Podium')
      await page.getByRole('button', { name: of.send, exact: true }).click()
      const own = page
        .getByRole('listitem')
        .filter({ hasText: /Podium$/ })
        .last()
      await own.getByRole('button', { name: of.menu, exact: true }).click()
      await page.getByRole('menuitem', { name: edit.comment }).click()
      await page.getByRole('textbox', { name: edit.comment }).fill(' ')
      await page.getByRole('button', { name: texts.common.save, exact: true }).click()
      await page.getByText(edit.blank).waitFor()
    },
  },
  {
    ...feed,
    name: 'feed.comments-failed',
    act: async (page, texts) => {
      await page.route('**/rest/v1/pro_post_comments*', (route) => route.abort())
      await comments(page, texts).first().click()
      await page.getByRole('button', { name: texts.common.retry }).waitFor()
    },
  },
  {
    ...feed,
    name: 'feed.like-refused',
    part: 'window',
    act: async (page, texts) => {
      await loseWrites(page, '**/rest/v1/pro_post_likes*')
      await page
        .getByRole('button', { name: new RegExp(`^${texts.feed.post.like} \\(`) })
        .first()
        .click()
      await page.getByText(texts.errors.network).waitFor()
    },
  },
  {
    ...feed,
    name: 'feed.nearly-full',
    act: (page, texts) => write(page, texts, 'Podium '.repeat(700)),
  },
  {
    ...feed,
    name: 'feed.hidden-and-erased',
    part: 'window',
    act: async (page, texts) => {
      await alter(page, '**/rest/v1/pro_posts*', ownHiddenThenErased)
      await page.getByText(texts.feed.post.erased).waitFor()
    },
  },
  {
    ...feed,
    name: 'feed.image-lost',
    part: 'window',
    act: async (page) => {
      await page.route('**/storage/v1/object/public/**', (route) => route.abort())
      await page.reload()
      const lost = page.locator('.lucide-image-off').first()
      // Images load only near the window, so the page scrolls.
      while (!(await lost.isVisible())) await page.mouse.wheel(0, 300)
      await lost.scrollIntoViewIfNeeded()
    },
  },
  {
    ...feed,
    name: 'feed.menu',
    part: 'window',
    act: async (page, texts) => {
      await ownMenu(page, texts)
      await page.getByRole('menu').waitFor()
    },
  },
  {
    ...feed,
    name: 'feed.editing',
    part: 'window',
    act: async (page, texts) => {
      await ownMenu(page, texts)
      await page.getByText(texts.feed.edit.post, { exact: true }).click()
      await page.getByText(texts.feed.edit.hint).waitFor()
    },
  },
  {
    ...feed,
    name: 'feed.report',
    part: 'window',
    act: async (page, texts) => {
      await page
        .getByRole('article')
        .filter({ hasNot: page.getByRole('button', { name: texts.feed.post.delete }) })
        .getByRole('button', { name: texts.feed.post.menu })
        .first()
        .click()
      await page.getByText(texts.feed.report.post, { exact: true }).click()
      await page.getByRole('dialog').waitFor()
      await page.getByRole('button', { name: texts.feed.report.send, exact: true }).click()
      await page.getByText(texts.feed.report.noReason).waitFor()
    },
  },
  {
    ...feed,
    name: 'feed.edited',
    part: 'window',
    act: async (page, texts) => {
      const { edit, edits } = texts.feed
      await ownMenu(page, texts)
      await page.getByText(edit.post, { exact: true }).click()
      await page.getByRole('textbox', { name: edit.post }).fill('Podium')
      await page.getByRole('button', { name: texts.common.save }).click()
      await page.getByRole('button', { name: edits.mark }).first().click()
      await page.getByText(edits.first).waitFor()
    },
  },
  {
    ...feed,
    name: 'feed.new-posts',
    part: 'window',
    act: async (page) => {
      await page.route('**/rest/v1/pro_posts?select=id&*', (route) =>
        route.fulfill({ json: [{ id: 'a' }, { id: 'b' }] }),
      )
      await page.reload()
      await page.getByRole('status').getByRole('button').waitFor()
    },
  },
  { as: 'visitor', name: 'p-id.not-shared', path: '/p/none' },
  { as: 'professional', name: 'dashboard-post-id.none', path: '/dashboard/post/none' },
  {
    ...feed,
    name: 'feed.delete',
    part: 'window',
    act: async (page, texts) => {
      await page.getByRole('button', { name: texts.feed.post.delete }).first().click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    ...feed,
    name: 'feed.published',
    part: 'window',
    act: async (page, texts) => {
      await write(
        page,
        texts,
        'Podium : https://example.com/une/adresse/bien-plus-longue-que-la-ligne',
      )
      await publish(page, texts)
      await page.getByText(texts.feed.composer.published).waitFor()
    },
  },
]

/** Menu of the first own post, which also has a button that deletes it. */
const ownMenu = (page: Page, texts: Texts) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: texts.feed.post.delete }) })
    .getByRole('button', { name: texts.feed.post.menu })
    .first()
    .click()

const images = (texts: Texts) => new RegExp(`^${texts.images.open}`)

/** Rows with the first post hidden by moderators and the second one's author erased. */
function ownHiddenThenErased(rows: unknown): unknown {
  if (!Array.isArray(rows)) return rows
  const [first, second, ...others] = rows
  return [
    { ...first, hidden_at: '2026-11-20T09:00:00Z' },
    { ...second, author_id: null, author: null, content: '', image_url: null },
    ...others,
  ]
}
