import { PROVIDER } from '@podium/domain'
import type { RenderedPage } from '../src/app/rendered-page.ts'

/** Marks for what only the server knows: its address, the language asked for, its services, the domain of passkeys. */
export const ORIGIN = '{{origin}}'
const QUERY = '{{query}}'
const OWN_API = '{{ownApi}}'
const PASSKEY_DOMAIN = '{{passkeyDomain}}'
const CAPTCHA = '{{captcha}}'

type PageHtmlOptions = {
  /** Paths of scripts the page needs beside the application's entry. */
  scripts: readonly string[]
  /** The languages of the site; the first is the default. */
  languages: readonly string[]
  /** Description of Podium, in the page's language. */
  organisation: string
  picture: SharePicture | undefined
}

/** Picture of a page for shared links: path, and size in pixels. */
type SharePicture = { path: string; width: number; height: number }

const LOCALES: Record<string, string> = { fr: 'fr_FR', en: 'en_GB' }

/** HTML of a rendered page, in the built `shell`: language, head, content. */
export function pageHtml(shell: string, page: RenderedPage, options: PageHtmlOptions): string {
  return fill(postponeScripts(shell, options.scripts), page.language, {
    title: page.title,
    head: [PAINT_WHOLE, ...headOf(page, options)].join('\n    '),
    content: page.html,
    end: PARSED,
    route: page.route,
  })
}

/**
 * Holds the first paint back until the page is parsed as far as `PARSED`: what comes later in a row would move what was
 * painted before it (HTML, "link type expect"; browsers that lack it ignore it).
 */
const PAINT_WHOLE = '<link rel="expect" href="#parsed" blocking="render" />'
const PARSED = '<div id="parsed" hidden></div>'

/** HTML of all screens that the browser renders: no content, only the language, and the scripts they all need. */
export function appHtml(shell: string, language: string, scripts: readonly string[]): string {
  const ownWords = shell.replaceAll(/\s*<p lang="(\w+)">.*?<\/p>/gs, (words, spoken) =>
    spoken === language ? words : '',
  )
  const preloads = scripts.map((path) => `<link rel="modulepreload" crossorigin href="${path}">`)
  const head = [NO_INDEX, ...preloads].join('\n    ')
  return fill(ownWords, language, { title: 'Podium', head, content: '' })
}

/** HTML of a post that is open to everybody; the server fills in the post (`fillPage`). */
export function sharedPostHtml(
  shell: string,
  language: string,
  picture: SharePicture | undefined,
): string {
  const head = [
    // The post is for those who have its link: search engines leave it out.
    NO_INDEX,
    meta('name', 'description', '{{description}}'),
    meta('property', 'og:type', 'article'),
    meta('property', 'og:site_name', 'Podium'),
    meta('property', 'og:title', '{{heading}}'),
    meta('property', 'og:description', '{{description}}'),
    meta('property', 'og:url', `${ORIGIN}{{path}}`),
    meta('property', 'og:locale', LOCALES[language] ?? language),
    // Readers of these tags prefer the first picture: the post's own, if it has one.
    '{{picture}}',
    ...(picture ? pictureTags(picture, 'Podium') : []),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
  return fill(shell, language, { title: '{{title}}', head: head.join('\n    '), content: '' })
}

type Parts = {
  title: string
  head: string
  content: string
  /** Markup after the content. */
  end?: string
  route?: string | undefined
}

function fill(
  shell: string,
  language: string,
  { title, head, content, end = '', route = '' }: Parts,
) {
  const filled = shell
    .replace(
      /<html [^>]*>/,
      `<html lang="${language}" data-own-api="${OWN_API}" data-passkey-domain="${PASSKEY_DOMAIN}" data-captcha="${CAPTCHA}">`,
    )
    .replace(/<title>.*<\/title>/, () => `<title>${attribute(title)}</title>\n    ${head}`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root" data-route="${route}">${content}</div>${end}`,
    )
  return content === '' ? filled : filled.replace(/\s*<noscript>.*<\/noscript>/s, '')
}

const NO_INDEX = '<meta name="robots" content="noindex" />'

function headOf(
  page: RenderedPage,
  { languages, organisation, picture }: PageHtmlOptions,
): string[] {
  const { path, language, title, description } = page
  if (description === undefined) return [NO_INDEX]
  const self = `${ORIGIN}${path}${QUERY}`
  const alternates = languages.map((other) => alternate(other, `${path}?lng=${other}`))
  return [
    meta('name', 'description', description),
    `<link rel="canonical" href="${self}" />`,
    ...alternates,
    alternate('x-default', path),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Podium'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', self),
    meta('property', 'og:locale', LOCALES[language] ?? language),
    ...languages
      .filter((other) => other !== language)
      .map((other) => meta('property', 'og:locale:alternate', LOCALES[other] ?? other)),
    ...(picture ? pictureTags(picture, title) : []),
    meta('name', 'twitter:card', 'summary_large_image'),
    dataBlock('application/ld+json', structuredData(organisation)),
  ]
}

const structuredData = (description: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: 'Podium',
  description,
  url: `${ORIGIN}/`,
  logo: `${ORIGIN}/icon-512.png`,
  telephone: PROVIDER.phone.text,
  address: {
    '@type': 'PostalAddress',
    streetAddress: PROVIDER.street,
    postalCode: PROVIDER.postalCode,
    addressLocality: PROVIDER.city,
    addressCountry: PROVIDER.country,
  },
})

const pictureTags = ({ path, width, height }: SharePicture, alt: string) => [
  meta('property', 'og:image', `${ORIGIN}${path}`),
  meta('property', 'og:image:type', 'image/png'),
  meta('property', 'og:image:width', String(width)),
  meta('property', 'og:image:height', String(height)),
  meta('property', 'og:image:alt', alt),
]

const alternate = (language: string, path: string) =>
  `<link rel="alternate" hreflang="${language}" href="${ORIGIN}${path}" />`

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${attribute(content)}" />`

/** Page without the application's script tags: `start.ts` adds them after the first paint. */
function postponeScripts(shell: string, modules: readonly string[]) {
  const scripts = [...shell.matchAll(MODULE_SCRIPT)].map(([, path = '']) => path)
  const later = dataBlock('application/json', { scripts, modules }, 'id="later"')
  return shell.replaceAll(MODULE_SCRIPT, '').replace('</head>', () => `  ${later}\n  </head>`)
}

const MODULE_SCRIPT = /\s*<script type="module" crossorigin src="([^"]*)"><\/script>/g

/** Data block, which the content security policy allows. */
const dataBlock = (type: string, data: object, attributes = '') =>
  `<script type="${type}" ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
