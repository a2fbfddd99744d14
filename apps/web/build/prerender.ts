import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { loadCatalogue } from '@podium/i18n'
import { createServer, type Plugin, type Rolldown } from 'vite'
import type { RenderedPage } from '../src/app/rendered-page.ts'
import { withFirstPaint } from './first-paint.ts'
import { appHtml, ORIGIN, pageHtml, sharedPostHtml } from './page-html.ts'
import { PICTURE, sharePicture } from './share-picture.ts'

/**
 * Writes the public pages in both languages to `pages/<language>/<path>.html`, the page of all other
 * screens to `pages/<language>/app.html` (a shared post's to `shared-post.html`), and what search engines
 * ask for. Marks in double braces are filled in by the server (its address is known to nobody else).
 */
export function prerenderPages(): Plugin {
  let root = ''
  let outDir = ''
  let chunks: Rolldown.OutputChunk[] = []
  return {
    name: 'prerender-pages',
    apply: 'build',
    configResolved(config) {
      root = config.root
      outDir = join(config.root, config.build.outDir)
    },
    writeBundle(_options, bundle) {
      chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        const shell = await readFile(join(outDir, 'index.html'), 'utf8')
        const pages = await renderPages(root)
        const languages = [...new Set(pages.map((page) => page.language))]
        const home = (language: string) =>
          pages.find((page) => page.path === '/' && page.language === language)
        const start = chunks.find(({ name }) => name === 'start')?.code ?? ''
        const drawFirst = async (html: string, language: string) => {
          const { common } = await loadCatalogue(language === 'en' ? 'en' : 'fr')
          return withFirstPaint(html, { label: common.loading, start: start.trim() })
        }
        const optionsOf = async (page: RenderedPage) => ({
          languages,
          organisation: home(page.language)?.description ?? '',
          scripts: scriptsOf(page, chunks),
          picture: await writePicture(page, outDir),
        })
        const rendered = pages.map(async (page) => [
          fileOf(page),
          pageHtml(shell, page, await optionsOf(page)),
        ])
        const sharedPosts = languages.map(async (language) => {
          const page = home(language)
          const picture = page && (await writePicture(page, outDir))
          const html = sharedPostHtml(shell, language, picture)
          return [`${language}/shared-post.html`, await drawFirst(html, language)]
        })
        const privateRoutes = `/${chunkOf('/apps/web/src/app/private-routes.tsx', chunks).fileName}`
        const apps = languages.map(async (language) => [
          `${language}/app.html`,
          await drawFirst(appHtml(shell, language, [privateRoutes]), language),
        ])
        const written = [
          ...(await Promise.all(apps)),
          ...(await Promise.all(sharedPosts)),
          ...(await Promise.all(rendered)),
          ['robots.txt', ROBOTS],
          ['sitemap.xml', sitemapOf(pages)],
        ]
        for (const [path = '', text = ''] of written) {
          const file = join(outDir, 'pages', path)
          await mkdir(dirname(file), { recursive: true })
          await writeFile(file, text)
        }
        await rm(join(outDir, 'index.html'))
      },
    },
  }
}

const fileOf = ({ language, path }: RenderedPage) =>
  `${language}${path === '/' ? '/index' : path}.html`

/** Draws a page's picture into the build; the name holds its hash, so that caches keep it for ever. */
async function writePicture({ html, path, language, description }: RenderedPage, outDir: string) {
  if (description === undefined) return undefined
  const png = await sharePicture({ title: headingOf(html), saying: description }, PICTURE_CACHE)
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
  const hash = createHash('sha256').update(png).digest('base64url').slice(0, 8)
  const file = `/assets/share-${name}-${language}-${hash}.png`
  await writeFile(join(outDir, file), png)
  return { path: file, ...PICTURE }
}

const PICTURE_CACHE = join(
  import.meta.dirname,
  ...['..', '..', '..', 'node_modules', '.cache', 'podium-share-pictures'],
)

/** Heading of the page, as its readers see it. */
function headingOf(html: string) {
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''
  return heading
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

/** Runs the application's own code in Node, transformed by Vite: no second build. */
async function renderPages(root: string): Promise<RenderedPage[]> {
  const vite = await createServer({
    root,
    configFile: false,
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const entry = await vite.ssrLoadModule('/src/app/prerender.tsx')
    return await entry['renderPages']()
  } finally {
    await vite.close()
  }
}

/** Source file of the layout of every public page, below src/. */
const LAYOUT = 'app/public-layout.tsx'

/** The built files of a page's layout, screen and texts with all they import, without those every page has. */
function scriptsOf({ files, texts, language }: RenderedPage, chunks: Rolldown.OutputChunk[]) {
  const sources = [
    ...[LAYOUT, ...files].map((file) => `/apps/web/src/${file}`),
    ...['common', ...texts].map((name) => `/i18n/src/${language}/${kebab(name)}.ts`),
  ]
  const wanted = new Set<string>()
  const add = (fileName: string) => {
    const chunk = chunks.find((candidate) => candidate.fileName === fileName)
    if (chunk === undefined || chunk.name === 'main' || wanted.has(fileName)) return
    wanted.add(fileName)
    chunk.imports.forEach(add)
  }
  for (const source of sources) {
    add(chunkOf(source, chunks).fileName)
  }
  return [...wanted].map((fileName) => `/${fileName}`)
}

/** Built file of a source file; throws where there is none. */
function chunkOf(source: string, chunks: Rolldown.OutputChunk[]) {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)))
  if (chunk === undefined) throw new Error(`${source} is in no built file`)
  return chunk
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Paths that need an account are closed to search engines. */
const ROBOTS = `User-agent: *
Disallow: /dashboard
Disallow: /admin
Disallow: /login
Disallow: /register
Disallow: /reset-password
Disallow: /update-password
Disallow: /email-change
Disallow: /provider-return
Disallow: /secure-account
Disallow: /second-factor
Disallow: /goodbye
Disallow: /profile
Disallow: /newsletter/
Disallow: /mailbox

Sitemap: ${ORIGIN}/sitemap.xml
`

function sitemapOf(pages: readonly RenderedPage[]) {
  const indexed = pages.filter((page) => page.description !== undefined)
  const paths = [...new Set(indexed.map((page) => page.path))]
  const languages = [...new Set(indexed.map((page) => page.language))]
  const urls = paths.flatMap((path) => {
    const addresses = [
      ...languages.map((language) => [language, `${ORIGIN}${path}?lng=${language}`]),
      ['x-default', `${ORIGIN}${path}`],
    ]
    const links = addresses.map(
      ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    )
    return addresses.map(([, href]) => `<url><loc>${href}</loc>${links.join('')}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}
