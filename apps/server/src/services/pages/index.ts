import { AppError, isAppRoute } from '@podium/domain'
import { Hono } from 'hono'
import { loadFiles } from './load-files.ts'
import { sendFile } from './send-file.ts'

type PagesDeps = {
  /** Folder of the built web app. */
  distDir: string
  /** What the browser needs to find its backend; `supabaseUrl` undefined means the address it came to. */
  supabaseUrl: string | undefined
  supabaseAnonKey: string
  /** Whether this server takes contact messages and newsletter subscriptions. */
  inbox: boolean
  /** The address that the contact page names; undefined leaves the one it comes with. */
  contactEmail: string | undefined
}

/**
 * The web app and its settings: files as built, the app itself for every screen of its own, and for
 * what nobody knows the app with status 404, so that a person reads a page. Throws `not_found` (404).
 */
export async function createPages(deps: PagesDeps) {
  const { distDir, supabaseUrl, supabaseAnonKey, inbox, contactEmail } = deps
  const files = await loadFiles(distDir)
  const page = files.get('/index.html')

  return new Hono()
    .get('/config.json', (c) => {
      c.header('cache-control', 'no-store')
      const origin = new URL(c.req.url).origin
      return c.json({ supabaseUrl: supabaseUrl ?? origin, supabaseAnonKey, inbox, contactEmail })
    })
    .get('/tarifs', (c) => c.redirect('/pricing', 308))
    .get('*', (c) => {
      const file = files.get(c.req.path)
      if (file) return sendFile(c, file)
      if (!page) return c.text('The web app is not built: run "npm run build".', 503)
      if (isAppRoute(c.req.path)) return sendFile(c, page)
      if (!asksForPage(c.req.path, c.req.header('accept'))) throw new AppError('not_found')
      return sendFile(c, page, 404)
    })
}

/** A missing picture or script gets no page, only somebody who looks for one. */
const asksForPage = (path: string, accept = '') =>
  accept.includes('text/html') && !/\.\w+$/.test(path)
