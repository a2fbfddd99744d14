import { AppError } from '@podium/domain'
import { Hono } from 'hono'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import type { HttpEnv } from '../http/http-env.ts'
import { onlyLoopback } from '../http/only-loopback.ts'
import { visitorLanguage } from '../http/visitor-language.ts'
import { findMailboxEntry, listMailbox } from './mailbox.ts'
import { renderMailboxEntry, renderMailboxList } from './render-mailbox.ts'

/**
 * Content security policy of the mailbox: no script; mails bring inline styles. The frame that
 * shows a mail inherits it.
 */
const MAILBOX_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Mailbox of unsent mails (`/mailbox`, `/mailbox/:id`, `/mailbox.json`), newest first, for a person
 * at this machine. Throws `not_found` (404) for everybody else and for an unknown mail.
 */
export function createMailboxPage({ db }: { db: Database }): Hono<HttpEnv> {
  const page = new Hono<HttpEnv>()
  for (const path of ['/mailbox', '/mailbox/*', '/mailbox.json']) {
    page.use(path, onlyLoopback, async (c, next) => {
      c.header('cache-control', 'no-store')
      await next()
    })
  }

  return page
    .get('/mailbox.json', async (c) => {
      const entries = await listMailbox(db)
      return c.json(entries.map(({ id: _, ...entry }) => entry))
    })
    .get('/mailbox', async (c) => {
      c.header('content-security-policy', MAILBOX_POLICY)
      return c.html(renderMailboxList(await listMailbox(db), visitorLanguage(c)))
    })
    .get('/mailbox/:id', async (c) => {
      const id = z.guid().safeParse(c.req.param('id'))
      const entry = id.success ? await findMailboxEntry(db, id.data) : undefined
      if (!entry) throw new AppError('not_found')
      c.header('content-security-policy', MAILBOX_POLICY)
      return c.html(renderMailboxEntry(entry, visitorLanguage(c)))
    })
}
