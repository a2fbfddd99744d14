import { LANGUAGES } from '@podium/i18n'
import { expect, test } from './fixtures.ts'

const PAGES = [
  '/',
  '/about',
  '/process',
  '/contact',
  '/pricing',
  '/projects',
  '/case-studies',
  '/testimonials',
  '/how-teams-are-formed',
]

/** Value of the first matching tag of the HTML. */
const firstOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
const property = (html: string, name: string) =>
  firstOf(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))

test('search engines and networks are told of each public page, in both languages, and of nothing else', async ({
  request,
  world,
}) => {
  const { url } = world
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${url}/sitemap.xml`)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  const addresses = PAGES.flatMap((path) => [
    ...LANGUAGES.map((language) => `${url}${path}?lng=${language}`),
    url + path,
  ])
  expect(listed.sort()).toEqual(addresses.sort())

  const said = new Set<string>()
  const pictures = new Set<string>()
  for (const language of LANGUAGES) {
    for (const path of PAGES) {
      const self = `${url}${path}?lng=${language}`
      const html = await (await request.get(self)).text()
      const links = [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)]
      const data = JSON.parse(
        firstOf(html, /<script type="application\/ld\+json" >(.*?)<\/script>/),
      )
      const picture = property(html, 'og:image')
      expect({
        language: firstOf(html, /<html lang="(\w+)"/),
        canonical: firstOf(html, /<link rel="canonical" href="([^"]*)"/),
        alternates: links.map(([, ...link]) => link),
        shared: property(html, 'og:url'),
        card: property(html, 'twitter:card'),
        organisation: [data['@type'], data.name, data.url],
        isHidden: html.includes('noindex'),
      }).toEqual({
        language,
        canonical: self,
        alternates: [
          ['fr', `${url}${path}?lng=fr`],
          ['en', `${url}${path}?lng=en`],
          ['x-default', url + path],
        ],
        shared: self,
        card: 'summary_large_image',
        organisation: ['Organization', 'Podium', `${url}/`],
        isHidden: false,
      })
      const title = firstOf(html, /<title>([^<]*)<\/title>/)
      expect(title).toBe(property(html, 'og:title'))
      expect(property(html, 'description').length).toBeGreaterThan(50)
      said.add(title + property(html, 'description'))
      pictures.add(picture)
      const png = await (await request.get(picture)).body()
      // Width and height from the first chunk.
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    }
  }
  expect([said.size, pictures.size]).toEqual([2 * PAGES.length, 2 * PAGES.length])

  for (const path of ['/login', '/dashboard', '/newsletter/confirm', '/nowhere']) {
    const answer = await request.get(path, { headers: { accept: 'text/html' } })
    expect([path, (await answer.text()).includes('content="noindex"')]).toEqual([path, true])
  }
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest.name).toBe('Podium')
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200)
})

test('what is named by its hash is kept for ever and comes compressed; a page is asked for again', async ({
  request,
}) => {
  const page = await request.get('/about')
  const { etag = '', 'cache-control': caching } = page.headers()
  expect(caching).toBe('no-cache')
  expect((await request.get('/about', { headers: { 'if-none-match': etag } })).status()).toBe(304)
  const html = await page.text()
  for (const pattern of [/href="(\/assets\/main-[^"]+\.css)"/, /"(\/assets\/main-[^"]+\.js)"/]) {
    const headers = { 'accept-encoding': 'gzip, br' }
    const asset = await request.get(firstOf(html, pattern), { headers })
    expect(asset.headers()).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    })
  }
})
