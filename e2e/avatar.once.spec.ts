import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, type Texts, test } from './fixtures.ts'
import { openAs } from './sign-in.ts'

/** Photo whose left half is red and whose right half is blue. */
const photo = await sharp({
  create: { width: 1200, height: 600, channels: 3, background: 'red' },
})
  .composite([
    {
      input: { create: { width: 600, height: 600, channels: 3, background: 'blue' } },
      left: 600,
      top: 0,
    },
  ])
  .jpeg()
  .toBuffer()

const choose = (
  page: Page,
  { profile: { avatar } }: Texts,
  file: Buffer,
  mimeType = 'image/jpeg',
) => page.getByLabel(avatar.file).setInputFiles({ name: 'photo.jpg', mimeType, buffer: file })
const editor = (page: Page, { profile: { avatar } }: Texts) =>
  page.getByRole('region', { name: avatar.title })
const cropper = (page: Page, { profile: { avatar } }: Texts) =>
  page.getByRole('dialog', { name: avatar.cropTitle })

test('a person chooses, crops, replaces and removes their photo', async ({
  page,
  world,
  texts,
}) => {
  const { avatar } = texts.profile
  const person = await world.signUp({ complete: true })
  await openAs(page, '/dashboard/profile', person)
  const shown = editor(page, texts).locator('img')
  await expect(editor(page, texts).getByRole('button', { name: avatar.remove })).toBeHidden()

  await choose(page, texts, photo)
  const area = cropper(page, texts).getByRole('application', { name: avatar.area })
  await area.focus()
  // Moves to the picture's right, which is blue.
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('+')
  await expect(cropper(page, texts).getByRole('slider', { name: avatar.zoom })).toHaveValue('1.1')
  await cropper(page, texts).getByRole('button', { name: texts.common.save }).click()

  await expect(page.getByText(avatar.saved)).toBeVisible()
  await expect(cropper(page, texts)).toBeHidden()
  await expect(editor(page, texts).getByRole('button', { name: avatar.change })).toBeFocused()
  const first = await addressOf(person.id)
  expect(first).toMatch(new RegExp(`^/storage/v1/object/public/avatars/${person.id}/`))
  await expect(shown).toHaveAttribute('src', first)
  await expect(shown).toHaveCSS('outline-style', 'solid') // a white picture keeps an edge
  await expect(page.getByRole('complementary').locator('img')).toHaveAttribute('src', first)
  const kept = sharp(await (await page.request.get(first)).body())
  expect(await kept.metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
  const { dominant } = await kept.stats()
  expect(dominant.b).toBeGreaterThan(200)
  expect(dominant.r).toBeLessThan(50)

  await choose(page, texts, photo)
  await cropper(page, texts).getByRole('button', { name: texts.common.save }).click()
  await expect(cropper(page, texts)).toBeHidden()
  await expect.poll(() => addressOf(person.id)).not.toBe(first)
  await expect.poll(() => filesOf(person.id)).toHaveLength(1)

  await editor(page, texts).getByRole('button', { name: avatar.remove }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: avatar.remove, exact: true })
    .click()
  await expect(page.getByText(avatar.removed)).toBeVisible()
  await expect(editor(page, texts).getByRole('button', { name: avatar.choose })).toBeFocused()
  await expect(shown).toBeHidden()
  expect(await addressOf(person.id)).toBe(null)
  await expect.poll(() => filesOf(person.id)).toEqual([])

  async function addressOf(id: string) {
    const { data } = await world.service.from('profiles').select('avatar_url').eq('id', id).single()
    return data?.avatar_url
  }
  async function filesOf(id: string) {
    return world.db.query('select name from storage.objects where owner_id = $1', [id])
  }
})

test('a click chooses the middle, and dragging moves the photo', async ({ page, world, texts }) => {
  const { avatar } = texts.profile
  await openAs(page, '/dashboard/profile', await world.signUp())
  await choose(page, texts, photo)
  const area = cropper(page, texts).getByRole('application', { name: avatar.area })
  const { width = 0, height = 0 } = (await area.boundingBox()) ?? {}
  const centre = { x: width / 2, y: height / 2 }
  /** Colour in the middle of the crop, red or blue. */
  const colour = () =>
    area.screenshot().then(async (image) => {
      const middle = {
        left: Math.floor(width / 2),
        top: Math.floor(height / 2),
        width: 2,
        height: 2,
      }
      const { dominant } = await sharp(await sharp(image).extract(middle).toBuffer()).stats()
      return dominant.r > dominant.b ? 'red' : 'blue'
    })

  await area.click({ position: { x: 10, y: centre.y } })
  await expect.poll(colour).toBe('red')
  await area.click({ position: { x: width - 10, y: centre.y } })
  await area.click({ position: { x: width - 10, y: centre.y } })
  await expect.poll(colour).toBe('blue')

  await area.hover({ position: { x: 10, y: centre.y } })
  await page.mouse.down()
  await area.hover({ position: { x: width - 10, y: centre.y } })
  await page.mouse.up()
  await expect.poll(colour).toBe('red')
})

test('what is no picture is refused beside the button', async ({ page, world, texts }) => {
  await openAs(page, '/dashboard/profile', await world.signUp())
  const alert = editor(page, texts).getByRole('alert')

  await choose(page, texts, Buffer.from('hello'), 'text/plain')
  await expect(alert).toHaveText(texts.errors.InvalidMimeType)
  await choose(page, texts, Buffer.from('hello'))
  await expect(alert).toHaveText(texts.errors.image_unreadable)
  await choose(page, texts, Buffer.alloc(10 * 1024 * 1024 + 1))
  await expect(alert).toHaveText(texts.errors.EntityTooLarge)

  await expect(cropper(page, texts)).toBeHidden()
})

test('a photo that could not be sent stays in place, and is sent again', async ({
  page,
  world,
  texts,
}) => {
  await openAs(page, '/dashboard/profile', await world.signUp())
  const json = { statusCode: '429', error: 'SlowDown', message: 'Not now', code: 'SlowDown' }
  await page.route('**/storage/v1/object/**', (route) => route.fulfill({ status: 429, json }), {
    times: 1,
  })
  await choose(page, texts, photo)

  await cropper(page, texts).getByRole('button', { name: texts.common.save }).click()
  await expect(cropper(page, texts).getByRole('alert')).toHaveText(texts.errors.SlowDown)
  await cropper(page, texts).getByRole('button', { name: texts.common.retry }).click()

  await expect(page.getByText(texts.profile.avatar.saved)).toBeVisible()
  await expect(editor(page, texts).locator('img')).toBeVisible()
})
