import { randomUUID } from 'node:crypto'
import { type S3Server, Secret, startS3Server, startWorld, type World } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'green' } })
  .png()
  .toBuffer()
const picture = () => new Blob([new Uint8Array(png)], { type: 'image/png' })

describe('files in a bucket of an S3 store', () => {
  let s3: S3Server
  let world: World
  beforeAll(async () => {
    s3 = await startS3Server()
    world = await startWorld('pglite', { s3Url: new Secret(s3.url) })
  })
  afterAll(async () => {
    await world[Symbol.asyncDispose]()
    await s3[Symbol.asyncDispose]()
  })

  const store = async () => {
    const owner = await world.signUp()
    const files = owner.storage.from('post-images')
    const path = `${owner.id}/${randomUUID()}.png`
    const { error } = await files.upload(path, picture())
    if (error) throw error
    return { files, path, url: files.getPublicUrl(path).data.publicUrl }
  }

  test('a picture is stored, read, read in part, replaced and removed', async () => {
    const { files, path, url } = await store()
    const [[place, kept] = []] = s3.objects

    expect(place).toMatch(/^\/pictures\/[0-9a-f-]{36}$/)
    expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(kept)
    const part = await fetch(url, { headers: { range: 'bytes=8-11' } })
    expect([part.status, await part.text()]).toEqual([206, 'WEBP'])

    expect((await files.update(path, picture())).error).toBeNull()
    await eventually(() =>
      expect([...s3.objects.keys()]).toEqual([expect.not.stringMatching(`${place}`)]),
    )

    expect((await files.remove([path])).error).toBeNull()
    await eventually(() => expect(s3.objects.size).toBe(0))
    expect((await fetch(url)).status).toBe(400)
  })

  test('a picture that the store has lost is not found', async () => {
    const { url } = await store()
    s3.objects.clear()

    const answer = await fetch(url)

    expect(await answer.json()).toMatchObject({ statusCode: '404', code: 'NoSuchKey' })
  })
})

test('a store that refuses us makes uploads wait, and leaves nothing behind', async () => {
  await using s3 = await startS3Server()
  const s3Url = new Secret(s3.url.replace('podium-key:', 'podium-key:not-'))
  await using world = await startWorld('pglite', { s3Url, logLevel: 'silent' })
  const owner = await world.signUp()

  const { error } = await owner.storage.from('avatars').upload(`${owner.id}/a.png`, picture())

  expect(error).toMatchObject({ status: 503, statusCode: '503' })
  expect(s3.objects.size).toBe(0)
  expect(await world.db.query('select * from storage.objects')).toEqual([])
  // There was room: the alert of refused uploads is about something else.
  const figures = await (await fetch(`${world.url}/metrics`)).text()
  expect(figures).toContain('\npodium_uploads_refused_total{reason="busy"} 0\n')
})
