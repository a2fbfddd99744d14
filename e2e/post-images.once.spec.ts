import type { Locator, Page } from '@playwright/test'
import type { World } from '@podium/testing'
import sharp from 'sharp'
import { expect, type Texts, test } from './fixtures.ts'
import { openAs } from './sign-in.ts'

const UPLOADS = '**/storage/v1/object/post-images/**'
const FILES = '**/storage/v1/object/public/post-images/**'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c2410c' } })
    .png()
    .toBuffer()
const wide = { name: 'wide.png', mimeType: 'image/png', buffer: await picture(3000, 1000) }
const tall = { name: 'tall.png', mimeType: 'image/png', buffer: await picture(200, 300) }
const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No picture') }
type Chosen = typeof wide

/** Signs in a person who may publish; returns the elements of the composer. */
async function compose(page: Page, world: World, texts: Texts) {
  const author = await world.signUp({ complete: true })
  await openAs(page, '/dashboard', author)
  const text = page.getByLabel(texts.feed.composer.label)
  await expect(text).toBeEnabled()
  return {
    author,
    text,
    alt: page.getByLabel(texts.images.alt),
    preview: page.getByRole('img', { name: texts.images.preview }),
    publish: page.getByRole('button', { name: texts.feed.composer.publish, exact: true }),
    published: page.getByText(texts.feed.composer.published),
    post: (content: string) => page.getByRole('article').filter({ hasText: content }),
    choose: async (file: Chosen) => {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: texts.images.add }).click()
      await (await chooser).setFiles(file)
    },
  }
}

// The browser's own class; the tests do not have the DOM's types.
declare const DataTransfer: new () => { items: { add(file: File): void } }
declare const DragEvent: new (type: string, options: object) => Event
declare const ClipboardEvent: new (type: string, options: object) => Event

/** Gives a file to the element as a browser does on drop or paste. */
const hand = (target: Locator, how: 'drop' | 'paste', { buffer, name, mimeType }: Chosen) =>
  target.evaluate(
    (element, [event, bytes, fileName, type]) => {
      const data = new DataTransfer()
      const content = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0))
      data.items.add(new File([content], fileName, { type }))
      const options = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      )
    },
    [how, buffer.toString('base64'), name, mimeType] as const,
  )

const addressOf = (post: Locator) => post.locator('img[width]').getAttribute('src')

test('an image is chosen, described and published; its place is kept, and a press shows it whole', async ({
  page,
  world,
  texts,
}) => {
  const { text, alt, publish, published, post, choose, preview } = await compose(page, world, texts)
  const arrive = Promise.withResolvers<void>()
  await page.route(FILES, async (route) => {
    await arrive.promise
    await route.fallback()
  })

  await choose(wide)
  await expect(preview).toBeVisible()
  await expect(page.getByText(texts.images.altMissing)).toBeVisible()
  await alt.fill('An orange wall')
  await expect(page.getByText(texts.images.altMissing)).toBeHidden()
  await text.fill('A wall')
  await publish.click()
  await expect(published).toBeVisible()
  await expect(preview).toBeHidden()

  const open = post('A wall').getByRole('button', { name: /An orange wall$/ })
  const before = await open.boundingBox()
  arrive.resolve()
  await expect(open.locator('img')).toHaveJSProperty('naturalWidth', 2048)
  expect(await open.boundingBox()).toEqual(before)
  expect((before?.width ?? 0) / (before?.height ?? 1)).toBeCloseTo(3, 1)

  await open.press('Enter')
  const lightbox = page.getByRole('dialog')
  await expect(lightbox.getByText('An orange wall')).toBeVisible()
  await lightbox.getByRole('button', { name: texts.images.zoom }).click()
  await expect.poll(async () => (await lightbox.getByRole('img').boundingBox())?.width).toBe(2048)
  await page.keyboard.press('Escape')
  await expect(lightbox).toBeHidden()
  await expect(open).toBeFocused()
})

test('an image is dropped or pasted, replaced and removed; what is none is refused beside it', async ({
  page,
  world,
  texts,
}) => {
  const { text, alt, publish, preview, published, post } = await compose(page, world, texts)
  const refusal = page.getByText(texts.errors.InvalidMimeType)

  const button = page.getByRole('button', { name: texts.images.add })
  const { x: place } = (await button.boundingBox()) ?? {}
  await hand(text, 'drop', notes)
  await expect(refusal).toBeVisible()
  expect((await button.boundingBox())?.x).toBe(place)
  await expect(preview).toBeHidden()
  await hand(text, 'drop', wide)
  await expect(preview).toHaveAttribute('width', '2048')
  await expect(refusal).toBeHidden()
  await alt.fill('Of the first one')
  await hand(text, 'paste', tall)
  await expect(preview).toHaveAttribute('width', '200')
  await expect(alt).toHaveValue('')
  await page.getByRole('button', { name: texts.images.remove }).click()
  await expect(preview).toBeHidden()
  await expect(page.getByRole('button', { name: texts.images.add })).toBeFocused()

  await text.fill('Words only')
  await publish.click()
  await expect(published).toBeVisible()
  await expect(post('Words only').locator('img[width]')).toHaveCount(0)
})

test('a failing network keeps everything, and trying again publishes it once', async ({
  page,
  world,
  texts,
}) => {
  const { author, text, alt, publish, published, preview, post, choose } = await compose(
    page,
    world,
    texts,
  )
  await choose(tall)
  await alt.fill('An orange door')
  await text.fill('A door')
  await page.route(UPLOADS, (route) => route.abort())

  await publish.click()
  await expect(page.getByRole('alert')).toContainText(texts.errors.network)
  await expect(text).toHaveValue('A door')
  await expect(alt).toHaveValue('An orange door')
  await expect(preview).toBeVisible()

  await page.unroute(UPLOADS)
  // The post is published, but the answer is lost.
  await page.route('**/rest/v1/pro_posts*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    return route.abort()
  })
  await publish.click()
  await expect(published).toBeVisible()
  await expect(post('A door').getByRole('button', { name: /An orange door$/ })).toBeVisible()
  const { data } = await author.from('pro_posts').select('content').eq('author_id', author.id)
  expect(data).toEqual([{ content: 'A door' }])
})

test('an upload can be stopped, and one whose post is refused leaves nothing behind', async ({
  page,
  world,
  texts,
}) => {
  const { text, publish, preview, choose } = await compose(page, world, texts)
  await choose(tall)
  await text.fill('Never mind')
  await page.route(UPLOADS, () => {}) // never ends
  await publish.click()
  await expect(page.getByRole('progressbar', { name: texts.images.sending })).toBeVisible()
  await page.getByRole('button', { name: texts.common.cancel }).click()
  await expect(publish).toBeEnabled()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  await expect(preview).toBeVisible()
  await page.unroute(UPLOADS)

  await page.route('**/rest/v1/pro_posts*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 403, json: { code: '42501', message: 'refused' } })
      : route.fallback(),
  )
  const upload = page.waitForResponse(UPLOADS)
  await publish.click()
  const stored = new URL((await upload).url().replace('/object/', '/object/public/'))
  await expect(page.getByRole('alert')).toContainText(texts.errors['42501'])
  await expect(text).toHaveValue('Never mind')
  await expect.poll(async () => (await page.request.get(stored.href)).status()).toBe(400)
})

test('deleting a post removes its image', async ({ page, world, texts }) => {
  const { text, publish, published, post, choose } = await compose(page, world, texts)
  await choose(tall)
  await text.fill('Soon gone')
  await publish.click()
  await expect(published).toBeVisible()
  const address = (await addressOf(post('Soon gone'))) ?? ''
  expect((await page.request.get(address)).status()).toBe(200)

  await page.mouse.move(0, 0) // the composer keeps its height while the pointer is there
  await post('Soon gone').getByRole('button', { name: texts.feed.post.delete }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: texts.common.delete }).click()

  await expect(page.getByText(texts.feed.post.deleted)).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(400)
})

test('who may not publish cannot add an image either', async ({ page, world, texts }) => {
  await openAs(page, '/dashboard', await world.signUp())

  await expect(page.getByRole('button', { name: texts.images.add })).toBeDisabled()
  await hand(page.getByLabel(texts.feed.composer.label), 'drop', tall)
  await expect(page.getByRole('img', { name: texts.images.preview })).toHaveCount(0)
})
