import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { IMAGE_MAX_BYTES } from '@podium/domain'
import { type Person, SERVICE_ENGINES, startWorld } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { worldOf } from '@podium/testing/suite'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'

const YEAR = '31536000, immutable'

const picture = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#c2410c' } })
const png = await picture().png().toBuffer()
const asBlob = (bytes: Buffer, type = 'image/png') => new Blob([new Uint8Array(bytes)], { type })

const tokenOf = async (person: Person) =>
  (await person.auth.getSession()).data.session?.access_token ?? ''

/** Small file that claims to be a picture of `side` × `side` pixels. */
function bombOf(side: number): Buffer {
  const bomb = Buffer.from(png)
  bomb.writeUInt32BE(side, 16)
  bomb.writeUInt32BE(side, 20)
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
  return bomb
}

type Refused = {
  message: string
  status?: number | undefined
  statusCode?: string | undefined
} | null

/** Refusal as the official client reports it. */
const told = (error: Refused) =>
  error && { status: error.status, statusCode: error.statusCode, message: error.message }

const FORBIDDEN = {
  status: 400,
  statusCode: '403',
  message: 'new row violates row-level security policy',
}

describe.each(SERVICE_ENGINES)('stored files on %s', (engine) => {
  const world = worldOf(engine)
  let owner: Person
  let stranger: Person
  beforeAll(async () => {
    owner = await world.signUp()
    stranger = await world.signUp()
  })

  const images = (person: Pick<Person, 'storage'> = owner, bucket = 'post-images') =>
    person.storage.from(bucket)
  const somePath = (person: Person = owner, name = `${randomUUID()}.png`) => `${person.id}/${name}`
  const stored = async (options = {}) => {
    const path = somePath()
    const { error } = await images().upload(path, asBlob(png), options)
    if (error) throw error
    return { path, url: images().getPublicUrl(path).data.publicUrl }
  }
  const filesOnDisk = async () => {
    const folder = join(world.dataDir, 'objects')
    await mkdir(folder, { recursive: true }) // the server makes it with the first file
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  }
  /** Sends a request without the official client, which corrects names and headers. */
  const send = async (path: string, bytes: Buffer, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${world.url}/storage/v1/object/post-images/${path}`, {
      method: 'POST',
      body: new Uint8Array(bytes),
      headers: {
        authorization: `Bearer ${await tokenOf(owner)}`,
        'content-type': 'image/png',
        ...headers,
      },
    })
    return [answer.status, await answer.json()]
  }
  /** Asserts that rows and files match: every file belongs to a row, and every row has its file. */
  const expectAgreement = () =>
    eventually(async () => {
      const rows = await world.db.query<{ version: string }>('select version from storage.objects')
      expect((await filesOnDisk()).sort()).toEqual(rows.map(({ version }) => version).sort())
      expect(await world.db.query('select * from storage.orphaned_files')).toEqual([])
    })

  describe('a signed-in person', () => {
    test.each([
      ['a blob in a form', asBlob(png)],
      ['a raw body', new Uint8Array(png)],
    ])('stores a picture sent as %s, which everybody can then read', async (_title, body) => {
      const path = somePath()

      const { data, error } = await images().upload(path, body, {
        contentType: 'image/png',
        cacheControl: YEAR,
      })

      expect({ data, error }).toEqual({
        data: { id: expect.any(String), path, fullPath: `post-images/${path}` },
        error: null,
      })
      const answer = await fetch(images().getPublicUrl(path).data.publicUrl)
      expect(answer.status).toBe(200)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': `public, max-age=${YEAR}`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        'access-control-allow-origin': '*',
        etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
      })
      const kept = await sharp(await answer.arrayBuffer()).metadata()
      expect(kept).toMatchObject({ format: 'webp', width: 64, height: 48 })
    })

    test.each(['jpeg', 'webp', 'gif', 'avif'] as const)('stores a %s as webp', async (format) => {
      const path = somePath()
      const bytes = await picture().toFormat(format).toBuffer()

      await images()
        .upload(path, asBlob(bytes, `image/${format}`))
        .then(({ error }) => expect(error).toBeNull())

      const { data } = await images().download(path)
      expect(data?.type).toBe('image/webp')
    })

    test('finds it upright, small enough, without its metadata and what else the file held', async () => {
      const path = somePath()
      const photo = await picture(3000, 1000)
        .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '51/1 0/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer()
      const bytes = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')])
      await images().upload(path, asBlob(bytes, 'image/jpeg'), { contentType: 'image/jpeg' })

      const answer = await fetch(images().getPublicUrl(path).data.publicUrl)
      const kept = Buffer.from(await answer.arrayBuffer())
      const metadata = await sharp(kept).metadata()

      expect(metadata).toMatchObject({ width: 683, height: 2048 })
      expect([metadata.exif, metadata.xmp, metadata.icc, metadata.orientation]).toEqual(
        Array(4).fill(undefined),
      )
      expect(kept.includes('<script>')).toBe(false)
      expect(kept.includes('secret place')).toBe(false)
    })

    test('replaces a picture with upsert only, and the old file goes', async () => {
      const { path, url } = await stored()
      const before = await fetch(url)
      const other = await picture(20, 20).png().toBuffer()

      const refused = await images().upload(path, asBlob(other))
      expect(told(refused.error)).toMatchObject({
        status: 400,
        statusCode: '409',
        message: 'The resource already exists',
      })
      const replaced = await images().upload(path, asBlob(other), { upsert: true })
      expect(replaced.error).toBeNull()

      const after = await fetch(url)
      expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
      expect(await sharp(await after.arrayBuffer()).metadata()).toMatchObject({ width: 20 })
      await expectAgreement()
    })

    test('updates a picture in place', async () => {
      const { path, url } = await stored()
      const other = await picture(20, 20).png().toBuffer()

      expect((await images().update(path, asBlob(other))).error).toBeNull()

      expect(await sharp(await (await fetch(url)).arrayBuffer()).metadata()).toMatchObject({
        width: 20,
      })
    })

    test('reads a picture again only when it has changed, and in parts', async () => {
      const { url } = await stored({ cacheControl: YEAR })
      const whole = await fetch(url)
      const bytes = Buffer.from(await whole.arrayBuffer())
      const etag = whole.headers.get('etag') ?? ''
      const get = (headers: Record<string, string>, method = 'GET') =>
        fetch(url, { method, headers })

      const known = await get({ 'if-none-match': etag })
      expect([known.status, await known.text()]).toEqual([304, ''])
      expect((await get({ 'if-none-match': '"other"' })).status).toBe(200)
      const head = await get({}, 'HEAD')
      expect([head.status, head.headers.get('content-length')]).toEqual([200, `${bytes.length}`])
      for (const [range, part] of [
        ['bytes=0-3', bytes.subarray(0, 4)],
        ['bytes=8-', bytes.subarray(8)],
        ['bytes=-2', bytes.subarray(-2)],
        ['bytes=4-99999999', bytes.subarray(4)],
      ] as const) {
        const answer = await get({ range })
        expect([range, answer.status, Buffer.from(await answer.arrayBuffer())]).toEqual([
          range,
          206,
          part,
        ])
      }
      const beyond = await get({ range: 'bytes=99999999-' })
      expect([beyond.status, await beyond.json()]).toMatchObject([416, { code: 'InvalidRange' }])
      expect((await get({ range: 'lines=1-2' })).status).toBe(200)
      const saved = await fetch(`${url}?download=my%20picture.webp`)
      expect(saved.headers.get('content-disposition')).toBe(
        "attachment; filename*=UTF-8''my%20picture.webp",
      )
    })

    test('removes pictures, and learns which were there', async () => {
      const { path, url } = await stored()

      const { data, error } = await images().remove([path, somePath()])

      expect(error).toBeNull()
      expect(data).toEqual([expect.objectContaining({ name: path, bucket_id: 'post-images' })])
      const gone = await fetch(url)
      expect(gone.status).toBe(400)
      expect(await gone.json()).toEqual({
        statusCode: '404',
        error: 'not_found',
        message: 'Object not found',
        code: 'NoSuchKey',
      })
      await expectAgreement()
    })
  })

  test('an admin takes away the picture of anybody, and stores none in their name', async () => {
    const admin = await world.signUp({ role: 'admin' })
    const { path } = await stored()

    const { error } = await images(admin).upload(somePath(owner), asBlob(png))
    expect(told(error)).toEqual(FORBIDDEN)

    const { data } = await images(admin).remove([path])
    expect(data).toEqual([expect.objectContaining({ name: path })])
    expect((await images().download(path)).error).not.toBeNull()
  })

  test('the service key stores for anybody', async () => {
    const path = somePath()

    expect((await images(world.service).upload(path, asBlob(png))).error).toBeNull()

    expect((await images().exists(path)).data).toBe(true)
    expect((await images().exists(somePath())).data).toBe(false)
  })

  test('what is known of a picture, with what its sender added', async () => {
    const { path } = await stored({ cacheControl: YEAR, metadata: { taken: 'in Brest' } })

    const { data } = await images(world.anon).info(path)

    expect(data).toMatchObject({
      name: path,
      bucketId: 'post-images',
      contentType: 'image/webp',
      cacheControl: `max-age=${YEAR}`,
      size: expect.any(Number),
      metadata: { taken: 'in Brest' },
    })
  })

  test('the data API knows nothing of the rows', async () => {
    for (const client of [owner, world.service]) {
      const { error } = await client.schema('storage').from('objects').select()
      expect(error?.code).toBe('PGRST106')
    }
  })

  test('what is not built says so', async () => {
    const notBuilt = { status: 501, statusCode: '501', message: 'Not implemented' }
    const calls = [
      images().list(owner.id),
      images().listV2({ prefix: owner.id }),
      images().createSignedUrl('a', 60),
      images().createSignedUrls(['a'], 60),
      images().createSignedUploadUrl('a'),
      images().uploadToSignedUrl('a', 'token', asBlob(png)),
      images().move('a', 'b'),
      images().copy('a', 'b'),
      owner.storage.listBuckets(),
      owner.storage.getBucket('post-images'),
    ]

    for (const { error } of await Promise.all(calls)) expect(told(error)).toEqual(notBuilt)
  })

  describe('nobody', () => {
    afterEach(expectAgreement)

    test('stores anything without an account', async () => {
      const anonymous = await images(world.anon).upload(somePath(), asBlob(png))
      expect(told(anonymous.error)).toEqual(FORBIDDEN)

      for (const authorization of [
        '',
        'Bearer nonsense',
        'Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.',
      ]) {
        const answer = await send(somePath(), png, { authorization })
        expect(answer).toEqual([
          400,
          {
            statusCode: '403',
            error: 'Unauthorized',
            message: expect.any(String),
            code: 'AccessDenied',
          },
        ])
      }
    })

    test('reaches into the folder of somebody else', async () => {
      const { path } = await stored()
      const theirs = images(stranger)

      expect(told((await theirs.upload(somePath(owner), asBlob(png))).error)).toEqual(FORBIDDEN)
      expect(told((await theirs.upload(path, asBlob(png), { upsert: true })).error)).toEqual(
        FORBIDDEN,
      )
      expect(told((await theirs.update(path, asBlob(png))).error)).toEqual(FORBIDDEN)
      expect(await theirs.remove([path])).toEqual({ data: [], error: null })
      expect((await images().download(path)).error).toBeNull()
    })

    test.each([
      ['one that leaves the folder', (id: string) => `${id}/..%2F..%2Fkeys.json`],
      ['one that leaves it, encoded twice', (id: string) => `${id}/%252e%252e%252fkeys.json`],
      ['an absolute one', (id: string) => `%2Fetc%2F${id}`],
      ['one with a null byte', (id: string) => `${id}/a%00.png`],
      ['one with a backslash', (id: string) => `${id}/..%5Ca.png`],
      ['one of 1,000 characters', (id: string) => `${id}/${'a'.repeat(1000)}`],
      ['one of 2,000 characters', (id: string) => `${id}/${'a'.repeat(2000)}`],
      ['one in a folder below', (id: string) => `${id}/a/b.png`],
      ['one outside of any folder', () => 'a.png'],
      ['one that is cut off', (id: string) => `${id}/%E0%A4%A`],
      ['the folder itself', (id: string) => `${id}/`],
    ])('chooses a bad name: %s', async (_title, path) => {
      const [status, body] = await send(path(owner.id), png)

      expect(status).toBe(400)
      expect(body).toEqual({
        statusCode: expect.stringMatching(/^40[034]$/),
        error: expect.any(String),
        message: expect.any(String),
        code: expect.any(String),
      })
    })

    test.each([
      [
        'text that says it is a picture',
        Buffer.from('<script>alert(1)</script>'),
        'image/png',
        '415',
      ],
      [
        'a page that begins as a picture',
        Buffer.from('GIF89a/*<html>*/=1;alert(1)'),
        'image/gif',
        '415',
      ],
      [
        'a drawing',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        'image/svg+xml',
        '415',
      ],
      [
        'a drawing that says it is a picture',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        'image/png',
        '415',
      ],
      ['a picture of another type', png, 'image/jpeg', '415'],
      ['a picture that says it is a page', png, 'text/html', '415'],
      ['a picture of unknown type', png, '', '415'],
      ['half a picture', png.subarray(0, png.length - 30), 'image/png', '400'],
      ['the beginning of a picture', png.subarray(0, 20), 'image/png', '415'],
      ['a picture that swells to 50 megapixels', bombOf(7072), 'image/png', '413'],
      ['a picture that swells to 3,600 megapixels', bombOf(60_000), 'image/png', '413'],
      ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1), 'image/png', '413'],
      ['much more than 10 MB', Buffer.alloc(12 * 1024 * 1024), 'image/png', '413'],
      ['nothing', Buffer.alloc(0), 'image/png', '400'],
    ])('stores %s', async (_title, bytes, type, statusCode) => {
      const refusal = { status: 400, statusCode, message: expect.any(String) }

      const inForm = await images().upload(somePath(), asBlob(bytes, type), { contentType: type })
      const raw = await images().upload(somePath(), new Uint8Array(bytes), { contentType: type })

      expect([told(inForm.error), told(raw.error)]).toEqual([refusal, refusal])
    })

    test('sends more than 10 MB by not saying how much it is', async () => {
      const chunks = new Blob([new Uint8Array(12 * 1024 * 1024)]).stream()

      const { error } = await images().upload(somePath(), chunks, { contentType: 'image/png' })

      expect(told(error)).toMatchObject({ statusCode: '413' })
    })

    test.each([
      ['no boundary', 'multipart/form-data', 'x'],
      ['nothing in it', 'multipart/form-data; boundary=b', ''],
      [
        'an end that is missing',
        'multipart/form-data; boundary=b',
        '--b\r\ncontent-disposition: form-data; name=""; filename="a"\r\n\r\nabc',
      ],
      [
        'no file',
        'multipart/form-data; boundary=b',
        '--b\r\ncontent-disposition: form-data; name="cacheControl"\r\n\r\n1\r\n--b--\r\n',
      ],
      ['too many parts', 'multipart/form-data; boundary=b', `${'--b\r\n'.repeat(30)}--b--\r\n`],
    ])('sends a form with %s', async (_title, type, body) => {
      const answer = await send(somePath(), Buffer.from(body), { 'content-type': type })

      expect(answer).toMatchObject([400, { statusCode: '400', code: 'InvalidRequest' }])
    })

    test('hides the boundary of a form from the limit of its parts', async () => {
      const type = 'multipart/form-data; a="; boundary=a"; boundary=b'
      const head =
        'content-disposition: form-data; name=""; filename="a"\r\ncontent-type: image/png'
      const body = [`--b\r\n${head}\r\n\r\n`, png, '\r\n--b--\r\n'].map((part) => Buffer.from(part))

      const answer = await send(somePath(), Buffer.concat(body), { 'content-type': type })

      expect(answer).toMatchObject([400, { statusCode: '400', code: 'InvalidRequest' }])
    })

    test('uses a bucket that does not exist', async () => {
      const nowhere = { status: 400, statusCode: '404', message: 'Bucket not found' }

      expect(told((await images(owner, 'nowhere').upload(somePath(), asBlob(png))).error)).toEqual(
        nowhere,
      )
      expect(told((await images(owner, 'nowhere').remove(['a'])).error)).toEqual(nowhere)
      const url = images(owner, 'nowhere').getPublicUrl('a').data.publicUrl
      expect((await fetch(url)).status).toBe(400)
    })

    test('sends one byte more than the bucket takes', async () => {
      const setLimit = (bytes: number) =>
        world.db.query(`update storage.buckets set file_size_limit = $1 where id = 'avatars'`, [
          bytes,
        ])
      const upload = async () =>
        (await images(owner, 'avatars').upload(somePath(), asBlob(png))).error?.message ?? 'stored'
      const [before] = await world.db.query<{ bytes: number }>(
        `select file_size_limit::float8 as bytes from storage.buckets where id = 'avatars'`,
      )
      try {
        await setLimit(png.byteLength)
        const atTheLimit = await upload()
        await setLimit(png.byteLength - 1)

        expect([atTheLimit, await upload()]).toEqual([
          'stored',
          'The object exceeded the maximum allowed size',
        ])
      } finally {
        await setLimit(before?.bytes ?? 0)
      }
    })

    test('reads a bucket that is not public without an account', async () => {
      const { url, path } = await stored()
      const setPublic = (value: boolean) =>
        world.db.query(`update storage.buckets set public = $1 where id = 'post-images'`, [value])
      await setPublic(false)
      try {
        expect((await fetch(url)).status).toBe(400)
        expect((await images(world.anon).download(path)).error).not.toBeNull()
        expect((await images(stranger).download(path)).error).not.toBeNull()
        expect((await images(stranger).info(path)).error).toMatchObject({ code: 'NoSuchKey' })
        expect((await images().download(path)).error).toBeNull()
      } finally {
        await setPublic(true)
      }
    })

    test.each([
      {},
      { prefixes: [] },
      { prefixes: 'a' },
      { prefixes: [1] },
      { prefixes: Array(1001).fill('a') },
      null,
    ])('removes by asking for %j', async (body) => {
      const answer = await fetch(`${world.url}/storage/v1/object/post-images`, {
        method: 'DELETE',
        body: JSON.stringify(body),
        headers: { authorization: `Bearer ${await tokenOf(owner)}` },
      })

      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ statusCode: '400', code: 'InvalidRequest' })
    })

    test('stores anything with a token that nobody signed', async () => {
      const answer = await send(somePath(), png, { authorization: 'Bearer not.a.token' })

      expect(answer).toMatchObject([400, { statusCode: '403', code: 'AccessDenied' }])
    })

    test('stores anything with a session that has ended', async () => {
      const own = await world.signUp()
      const authorization = `Bearer ${await tokenOf(own)}`
      await own.auth.signOut()

      const answer = await send(`${own.id}/a.png`, png, { authorization })

      expect(answer).toMatchObject([400, { statusCode: '403', code: 'AccessDenied' }])
    })

    test('finds a picture that was never stored', async () => {
      const url = images().getPublicUrl(somePath()).data.publicUrl

      expect(await (await fetch(url)).json()).toMatchObject({
        statusCode: '404',
        code: 'NoSuchKey',
      })
      const { error } = await images().download(somePath())
      expect(error?.name).toBe('StorageApiError')
      const answer = await fetch(`${world.url}/storage/v1/object/post-images/${somePath()}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${await tokenOf(owner)}` },
      })
      expect(await answer.json()).toMatchObject({ statusCode: '404', code: 'NoSuchKey' })
    })

    test('removes what cannot be a name', async () => {
      const { data, error } = await images().remove([
        'a\u0000',
        '../../etc/passwd',
        `${owner.id}/`,
        '',
      ])

      expect({ data, error }).toEqual({ data: [], error: null })
    })

    test('stores more than 250 MB', async () => {
      const full = await world.signUp()
      const path = somePath(full)
      expect((await images(full).upload(path, asBlob(png))).error).toBeNull()
      await world.db.query(
        `update storage.objects set metadata = metadata || '{"size": 262144000}' where name = $1`,
        [path],
      )

      const { error } = await images(full, 'avatars').upload(somePath(full), asBlob(png))
      expect(told(error)).toEqual({
        status: 400,
        statusCode: '403',
        message: 'Your storage is full',
      })

      await images(full).remove([path])
      expect((await images(full, 'avatars').upload(somePath(full), asBlob(png))).error).toBeNull()
    })

    test('sends more than four pictures at the same time', async () => {
      const token = await tokenOf(stranger)
      const uploads = Array.from({ length: 6 }, () =>
        sendSlowly(`${world.url}/storage/v1/object/post-images/${somePath(stranger)}`, {
          token,
          bytes: 1000,
        }),
      )
      const refused: number[] = []
      for (const { status } of uploads)
        void status.then((code) => code === 429 && refused.push(code)).catch(() => {})

      await eventually(() => expect(refused).toHaveLength(2))
      expect((await images().upload(somePath(), asBlob(png))).error).toBeNull()

      for (const { abort } of uploads) abort()
      await eventually(async () =>
        expect((await images(stranger).upload(somePath(stranger), asBlob(png))).error).toBeNull(),
      )
    })
  })
})

type SlowUpload = {
  /** Status of the answer; rejects when the upload is given up before. */
  status: Promise<number>
  abort(): void
}

/** Upload that announces a size and sends ten bytes of it. */
function sendSlowly(
  url: string,
  { token, bytes, address = '203.0.113.1' }: { token: string; bytes: number; address?: string },
): SlowUpload {
  const sent = request(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'image/png',
      'content-length': bytes,
      'x-forwarded-for': address,
    },
  })
  sent.write(Buffer.alloc(10))
  const status = once(sent, 'response').then(([answer]) => Number(answer.statusCode))
  return { status, abort: () => void sent.destroy() }
}

describe('an upload service that people hurry', () => {
  test('takes 30 pictures a minute of one person, and as many of the next', async () => {
    await using world = await startWorld('pglite', { authRateLimits: true })
    const [hasty, calm] = [await world.signUp(), await world.signUp()]
    const upload = (person: Person) =>
      person.storage.from('avatars').upload(`${person.id}/${randomUUID()}.png`, asBlob(png))

    for (let sent = 0; sent < 30; sent += 1) expect((await upload(hasty)).error).toBeNull()

    expect(told((await upload(hasty)).error)).toMatchObject({ status: 429, statusCode: '429' })
    expect((await upload(calm)).error).toBeNull()
  })
})

test('a picture for somebody else’s folder is refused before it is received', async () => {
  await using world = await startWorld('pglite')
  const [owner, other] = [await world.signUp(), await world.signUp()]
  const url = `${world.url}/storage/v1/object/avatars/${owner.id}/${randomUUID()}.png`
  const endless = new ReadableStream({ start: (body) => body.enqueue(png.subarray(0, 10)) })

  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(other)}`, 'content-type': 'image/png' },
    body: endless,
    duplex: 'half',
  })

  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ statusCode: '403', code: 'AccessDenied' })
})

test('seven people of three addresses who send slowly leave room for another', async () => {
  await using world = await startWorld('postgres', { authRateLimits: true, trustProxy: 1 })
  const people = await Promise.all(Array.from({ length: 7 }, () => world.signUp()))
  const late = await world.signUp()
  const running: SlowUpload[] = []
  const refused: number[] = []
  const send = async (person: Person, address: string) => {
    const url = `${world.url}/storage/v1/object/avatars/${person.id}/${randomUUID()}.png`
    const upload = sendSlowly(url, {
      token: await tokenOf(person),
      bytes: IMAGE_MAX_BYTES - 1000,
      address,
    })
    running.push(upload)
    // After some seconds the others are refused as too slow.
    void upload.status.then((code) => code === 429 && refused.push(code)).catch(() => {})
  }
  for (const [at, person] of people.entries()) {
    await send(person, `203.0.113.${at % 3}`)
    await send(person, `203.0.113.${at % 3}`)
  }
  // Each has one of the largest pictures under way, and no more.
  await eventually(() => expect(refused).toHaveLength(people.length))
  const picture = await late.storage
    .from('avatars')
    .upload(`${late.id}/${randomUUID()}.png`, asBlob(png))
  for (const { abort } of running) abort()

  expect(picture.error).toBeNull()
})

const step = fc.oneof(
  fc.constantFrom(
    'object',
    'public',
    'avatars',
    'post-images',
    'nowhere',
    '..',
    '%2e%2e',
    '%00',
    '',
    '%',
  ),
  fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text.toWellFormed())),
)
const call = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'PATCH'),
  steps: fc.array(step, { maxLength: 5 }),
  type: fc.constantFrom(
    'image/png',
    'multipart/form-data; boundary=x',
    'application/json',
    ';',
    'a/b/c',
  ),
  extra: fc.constantFrom('x-upsert', 'x-metadata', 'range', 'cache-control', 'if-none-match'),
  value: fc.stringMatching(/^[ -~]{0,20}$/),
  body: fc.oneof(fc.string(), fc.json(), fc.constant('--x\r\n\r\n--x--')),
})

test('whatever is sent to the storage service, the answer is no fault of ours', async () => {
  await using world = await startWorld('pglite')
  const person = await world.signUp()
  const { data } = await person.auth.getSession()
  const authorization = `Bearer ${data.session?.access_token}`

  await fc.assert(
    fc.asyncProperty(call, async ({ method, steps, type, extra, value, body }) => {
      const hasBody = method !== 'GET' && method !== 'HEAD'
      const answer = await fetch(`${world.url}/storage/v1/object/${steps.join('/')}`, {
        method,
        ...(hasBody && { body }),
        headers: { authorization, 'content-type': type, [extra]: value },
      })

      expect(answer.status).toBeLessThan(500)
    }),
    { numRuns: 100 },
  )
})
