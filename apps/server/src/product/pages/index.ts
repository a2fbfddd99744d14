import { AppError, findAppRoute } from '@podium/domain'
import type { Language } from '@podium/i18n'
import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import type { HttpEnv } from '../../platform/http/http-env.ts'
import { isUuid } from '../../platform/http/is-uuid.ts'
import { visitorLanguage } from '../../platform/http/visitor-language.ts'
import { logFailure } from '../../platform/log/log-failure.ts'
import { fillPage } from './fill-page.ts'
import { loadFiles, type StaticFile } from './load-files.ts'
import { sendFile } from './send-file.ts'
import { type SharedPost, sharedPostMarks } from './shared-post-marks.ts'

type PagesDeps = {
  /** Folder of the built web app. */
  distDir: string
  /** Public address of the server; pages name it to search engines. */
  publicUrl: string
  /** Address of the browser's backend; `supabaseUrl` undefined means the page's own origin. */
  supabaseUrl: string | undefined
  supabaseAnonKey: string
  /** Whether this server takes contact messages and newsletter subscriptions. */
  ownApi: boolean
  /** Whether mail lands on the mailbox page. */
  hasMailbox: boolean
  /** Whether mail is kept for admins. */
  keepsMails: boolean
  /** External providers that people may sign in with. */
  providers: readonly { id: string; name: string }[]
  /** Whether people may link and unlink accounts of providers. */
  canLink: boolean
  /** Whether companies’ identity providers sign their people in. */
  hasSso: boolean
  /** Domain of passkeys; undefined where they are off. */
  passkeyDomain: string | undefined
  /** Domain of security keys as second factors; undefined where nobody adds one. */
  securityKeyDomain: string | undefined
  /** Whether people may add phones as second factors. */
  phoneFactors: boolean
  /** Digits of a code in a mail and in a text message, of which the forms know; absent: a project of somebody else. */
  codeDigits?: { mail: number; sms: number } | undefined
  /** Captcha that the forms of signing in show; undefined: none. */
  captcha: { provider: string; siteKey: string } | undefined
  /** Model that reads briefs with their clients’ consent, where the provider has set one up. */
  model: { host: string; name: string } | undefined
  /** Address on the contact page; undefined keeps the built-in one. */
  contactEmail: string | undefined
  /**
   * Post its author opened to everybody; null if there is none by this id. Throws while the
   * database is unreachable.
   */
  findSharedPost(id: string): Promise<SharedPost | null>
  logger: Logger
}

/** Folder of the templates the server fills in; never served as they are. */
const TEMPLATES = '/pages'
const SHARED_POST = '/p/'

/**
 * Web app and its settings: files as built, prerendered pages in the visitor's language, the app
 * itself for every other screen, and a page with status 404 for unknown addresses. Throws
 * `not_found` (404).
 */
export async function createPages(deps: PagesDeps) {
  const { distDir, publicUrl, supabaseUrl, supabaseAnonKey, ownApi, hasMailbox, keepsMails } = deps
  const {
    contactEmail,
    providers,
    canLink,
    hasSso,
    passkeyDomain,
    securityKeyDomain,
    phoneFactors,
    codeDigits,
    captcha,
    model,
    logger,
  } = deps
  const files = await loadFiles(distDir)
  const origin = new URL(publicUrl).origin
  const ownApiMark = ownApi ? 'on' : 'off'
  const site = {
    origin,
    ownApi: ownApiMark,
    passkeyDomain: passkeyDomain ?? '',
    captcha: captcha?.provider ?? '',
  } as const
  const filled = new Map<string, Promise<StaticFile>>()

  /** Built file with its placeholders filled in, cached by name. */
  function find(name: string, query = ''): Promise<StaticFile> | undefined {
    const key = name + query
    const file = files.get(`${TEMPLATES}${name}`)
    const known = filled.get(key)
    if (known || !file) return known
    const page = fillPage(file, { ...site, query })
    filled.set(key, page)
    return page
  }

  /**
   * Sends a page of the app in the visitor's language; `undefined` where the build has none of this
   * name.
   */
  async function sendPage(c: Context, name: string, status: 200 | 404 = 200) {
    const language = visitorLanguage(c)
    // Only `lng` makes a page of its own; other queries change nothing.
    const query = c.req.query('lng') === language ? `?lng=${language}` : ''
    const page = await find(`/${language}${name}.html`, query)
    return page && sendIn(language, c, page, status)
  }

  /** Sends the page of a shared post with its tags for networks; the browser draws the rest. */
  async function sendSharedPost(c: Context, id: string) {
    const post = isUuid(id) ? await deps.findSharedPost(id).catch(giveUp) : null
    if (!post) return sendPage(c, '/app', post === null ? 404 : 200)
    const language = visitorLanguage(c)
    const file = files.get(`${TEMPLATES}/${language}/shared-post.html`)
    if (!file) return undefined
    const url = new URL(`/p/${id.toLowerCase()}`, origin)
    const marks = await sharedPostMarks(post, { language, url })
    return sendIn(language, c, await fillPage(file, { ...site, query: '', ...marks }))
  }

  /**
   * Logs the error and continues without the tags; the browser asks again and shows the error if it
   * persists.
   */
  function giveUp(error: unknown) {
    logFailure(error, { logger, text: 'a shared post could not be read' })
    return undefined
  }

  function sendIn(language: Language, c: Context, page: StaticFile, status: 200 | 404 = 200) {
    c.header('vary', 'accept-language, cookie')
    c.header('content-language', language)
    return sendFile(c, page, status)
  }

  async function sendScreen(c: Context, path: string) {
    if (path.startsWith(SHARED_POST)) return sendSharedPost(c, path.slice(SHARED_POST.length))
    return (await sendPage(c, path === '/' ? '/index' : path)) ?? sendPage(c, '/app')
  }

  const sendText = async (c: Context, name: string) => {
    const file = await find(name)
    if (!file) throw new AppError('not_found')
    return sendFile(c, file)
  }

  return new Hono<HttpEnv>()
    .get('/config.json', (c) => {
      c.header('cache-control', 'no-store')
      const origin = new URL(c.req.url).origin
      return c.json({
        supabaseUrl: supabaseUrl ?? origin,
        supabaseAnonKey,
        ownApi,
        mailbox: hasMailbox,
        keptMails: keepsMails,
        contactEmail,
        providers: providers.map(({ id, name }) => ({ id, name })),
        canLink,
        sso: hasSso,
        passkeyDomain,
        securityKeyDomain,
        phoneFactors,
        codeDigits,
        captcha: captcha && { provider: captcha.provider, siteKey: captcha.siteKey },
        model: model && { host: model.host, name: model.name },
      })
    })
    .get('/tarifs', (c) => c.redirect(`/pricing${new URL(c.req.url).search}`, 308))
    .get('/robots.txt', (c) => sendText(c, '/robots.txt'))
    .get('/sitemap.xml', (c) => sendText(c, '/sitemap.xml'))
    .get('*', async (c) => {
      const path = c.req.path === '/' ? '/' : c.req.path.replace(/\/$/, '')
      const file = path.startsWith(TEMPLATES) ? undefined : files.get(path)
      if (file) {
        c.set('route', '/assets/*')
        return sendFile(c, file)
      }
      const screen = findAppRoute(path)
      c.set('route', screen ?? '/*')
      if (!screen && !asksForPage(path, c.req.header('accept'))) throw new AppError('not_found')
      const page = screen ? await sendScreen(c, path) : await sendPage(c, '/404', 404)
      return page ?? notBuilt(c)
    })
}

const notBuilt = (c: Context) => c.text('The web app is not built: run "npm run build".', 503)

/** Whether a request wants a page: a missing picture or script gets none. */
const asksForPage = (path: string, accept = '') =>
  accept.includes('text/html') && !/\.\w+$/.test(path)
