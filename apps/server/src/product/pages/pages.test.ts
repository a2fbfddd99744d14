import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { AppError } from '@podium/domain'
import { pino } from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'
import { createPages } from './index.ts'

const SCRIPT = 'console.log("Podium")'
const HTML = { accept: 'text/html' }

/** Template as the build writes it, with placeholders. */
const pageText = (language: string, name: string) =>
  `<!doctype html><html data-own-api="{{ownApi}}"><title>${name} ${language}</title>` +
  '<link rel="canonical" href="{{origin}}/about{{query}}">'

const SHARED = '0a4ed2b4-0f0c-4c8e-9a53-2a3f4b5c6d7e'
const AWAY = '1a4ed2b4-0f0c-4c8e-9a53-2a3f4b5c6d7e'
/** Post whose text looks like a placeholder, like a pattern's replacement and like HTML. */
const POST = {
  content: `{{title}} $& "<script>" &\n${'tale '.repeat(60)}`,
  image_url: '/storage/v1/object/public/post-images/a.webp?"',
  first_name: 'Awa',
  last_name: 'Diop',
}

let pages: Awaited<ReturnType<typeof createPages>>

beforeAll(async () => {
  const outside = await mkdtemp(join(tmpdir(), 'podium-pages-'))
  const distDir = join(outside, 'dist')
  await mkdir(join(distDir, 'assets'), { recursive: true })
  await mkdir(join(distDir, '.vite'))
  await writeFile(join(outside, 'secret.txt'), 'secret')
  await writeFile(join(distDir, '.vite', 'manifest.json'), '{}')
  for (const language of ['fr', 'en']) {
    const folder = join(distDir, 'pages', language)
    await mkdir(folder, { recursive: true })
    for (const page of ['index', 'about', '404', 'app']) {
      await writeFile(join(folder, `${page}.html`), pageText(language, page))
    }
  }
  const sharedPost =
    '<title>{{title}}</title><meta property="og:title" content="{{heading}}" />' +
    '<meta property="og:description" content="{{description}}" />' +
    '<meta property="og:url" content="{{origin}}{{path}}" />{{picture}}'
  await writeFile(join(distDir, 'pages', 'en', 'shared-post.html'), sharedPost)
  await writeFile(join(distDir, 'pages', 'robots.txt'), 'Sitemap: {{origin}}/sitemap.xml')
  await writeFile(join(distDir, 'assets', 'app-4f2a.js'), SCRIPT)
  await writeFile(join(distDir, 'assets', 'app-4f2a.js.br'), brotliCompressSync(SCRIPT))
  pages = await createPages({
    distDir,
    publicUrl: 'https://podium.example',
    supabaseUrl: undefined,
    supabaseAnonKey: 'anon',
    ownApi: true,
    hasMailbox: true,
    keepsMails: false,
    contactEmail: 'hello@agency.example',
    providers: [{ id: 'google', name: 'Google' }],
    canLink: true,
    hasSso: true,
    passkeyDomain: 'podium.test',
    securityKeyDomain: 'podium.test',
    phoneFactors: true,
    codeDigits: { mail: 8, sms: 6 },
    captcha: undefined,
    model: undefined,
    findSharedPost: async (id) => {
      if (id === AWAY) throw new Error('the database is away')
      return id === SHARED ? POST : null
    },
    logger: pino({ level: 'silent' }),
  })
  pages.onError((error, c) => c.text(error.message, error instanceof AppError ? 404 : 500))
})

describe('the web app’s files', () => {
  test('a browser that takes brotli gets the stored brotli, for ever', async () => {
    const answer = await pages.request('/assets/app-4f2a.js', {
      headers: { 'accept-encoding': 'gzip, br' },
    })

    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(
      new Uint8Array(brotliCompressSync(SCRIPT)),
    )
  })

  test('a browser that refuses brotli gets the plain file', async () => {
    const answer = await pages.request('/assets/app-4f2a.js', {
      headers: { 'accept-encoding': 'br;q=0' },
    })

    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(await answer.text()).toBe(SCRIPT)
  })

  test('a browser that has the page is told so without a body', async () => {
    const first = await pages.request('/')
    const again = await pages.request('/', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    })

    expect({ status: again.status, body: await again.text() }).toEqual({ status: 304, body: '' })
    expect(first.headers.get('cache-control')).toBe('no-cache')
  })

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/.vite/manifest.json',
    '/pages/fr/index.html',
    '//etc/passwd',
  ])('nobody reads a file outside the app through %s', async (path) => {
    const answer = await pages.request(`http://podium.test${path}`)

    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('secret')
  })
})

describe('the app’s screens', () => {
  test.each([
    ['/', 'index fr'],
    ['/about', 'about fr'],
    ['/about/', 'about fr'],
    ['/dashboard/profile/42', 'app fr'],
    ['/admin/users/', 'app fr'],
  ])('a deep link to %s opens the page “%s”', async (path, title) => {
    const answer = await pages.request(path, { headers: HTML })

    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(`<title>${title}</title>`)
  })

  test('a person at an unknown address gets a page with status 404', async () => {
    const answer = await pages.request('/nowhere', { headers: HTML })

    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('<title>404 fr</title>')
  })

  test('a program at an unknown address gets no page', async () => {
    const answer = await pages.request('/nowhere', { headers: { accept: 'application/json' } })

    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('<title>')
  })

  test('a missing script is no page', async () => {
    const answer = await pages.request('/assets/app-0000.js', { headers: HTML })

    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('<title>')
  })

  test('the old pricing address leads to the new one, permanently', async () => {
    const answer = await pages.request('/tarifs?lng=en')

    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/pricing?lng=en'])
  })
})

describe('the language of a page', () => {
  const titleFor = async (path: string, headers: Record<string, string>) => {
    const answer = await pages.request(path, { headers: { ...HTML, ...headers } })
    return [
      /<title>(.*)<\/title>/.exec(await answer.text())?.[1],
      answer.headers.get('content-language'),
    ]
  }
  const english = { 'accept-language': 'de, en-GB;q=0.8, fr;q=0.5' }

  test.each([
    ['nobody says anything', '/about', {}, 'fr'],
    ['the browser prefers English', '/about', english, 'en'],
    ['the browser takes neither', '/about', { 'accept-language': 'de' }, 'fr'],
    ['French was chosen before', '/about', { ...english, cookie: 'i18next=fr' }, 'fr'],
    ['the address names English', '/about?lng=en', { cookie: 'i18next=fr' }, 'en'],
    ['the address names it as a region', '/about?lng=EN-gb', { cookie: 'i18next=fr' }, 'en'],
    ['the address names a language we lack', '/about?lng=de', english, 'en'],
  ])('when %s', async (_case, path, headers, language) => {
    expect(await titleFor(path, headers)).toEqual([`about ${language}`, language])
  })

  test('caches are told on what it depends', async () => {
    const answer = await pages.request('/about', { headers: HTML })

    expect(answer.headers.get('vary')).toBe('accept-language, cookie, accept-encoding')
  })

  test('only an address that names its language is canonical with it', async () => {
    const textOf = async (path: string) => (await pages.request(path, { headers: HTML })).text()

    expect(await textOf('/about?utm=x')).toContain('href="https://podium.example/about"')
    expect(await textOf('/about?lng=en&utm=x')).toContain(
      'href="https://podium.example/about?lng=en"',
    )
  })
})

describe('the page of a post', () => {
  const open = (path: string) => pages.request(path, { headers: { ...HTML, cookie: 'i18next=en' } })

  test('says what the post is to networks that show its link, and runs nothing it says', async () => {
    const answer = await open(`/p/${SHARED}/`)

    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-language')).toBe('en')
    const text = await answer.text()
    const start = '{{title}} $&amp; &quot;&lt;script>&quot; &amp; tale'
    expect(text).toContain(`<title>Awa Diop: ${start}`)
    expect(text).toContain('content="Post by Awa Diop"')
    // 200 characters, without the word begun by the last of them.
    expect(text).toContain(`og:description" content="${start}${' tale'.repeat(33)}…"`)
    expect(text).toContain(`og:url" content="https://podium.example/p/${SHARED}"`)
    expect(text).toContain(
      '<meta property="og:image" content="https://podium.example/storage/v1/object/public/post-images/a.webp?%22" />',
    )
    expect(text.length).toBeLessThan(900)
  })

  test.each([
    ['is not open to everybody, or is none', '2a4ed2b4-0f0c-4c8e-9a53-2a3f4b5c6d7e', 404],
    ['has no id', 'my-post', 404],
    ['cannot be read at the moment', AWAY, 200],
  ])('is drawn by the browser when it %s', async (_case, id, status) => {
    const answer = await open(`/p/${id}`)

    expect(answer.status).toBe(status)
    expect(await answer.text()).toContain('<title>app en</title>')
  })
})

test('search engines are told the site’s own address', async () => {
  const answer = await pages.request('/robots.txt')

  expect(await answer.text()).toBe('Sitemap: https://podium.example/sitemap.xml')
})

test('the browser learns its backend’s address from the address it came to', async () => {
  const answer = await pages.request('http://podium.test:3000/config.json')

  expect(await answer.json()).toEqual({
    supabaseUrl: 'http://podium.test:3000',
    supabaseAnonKey: 'anon',
    ownApi: true,
    mailbox: true,
    keptMails: false,
    contactEmail: 'hello@agency.example',
    providers: [{ id: 'google', name: 'Google' }],
    canLink: true,
    sso: true,
    passkeyDomain: 'podium.test',
    securityKeyDomain: 'podium.test',
    phoneFactors: true,
    codeDigits: { mail: 8, sms: 6 },
  })
  expect(answer.headers.get('cache-control')).toBe('no-store')
})
