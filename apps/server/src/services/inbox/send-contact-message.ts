import { contactForm } from '@podium/domain'
import { LANGUAGES } from '@podium/i18n'
import type { Context } from 'hono'
import { z } from 'zod'
import type { Tx } from '../../db/database.ts'
import type { HttpEnv } from '../../http/http-env.ts'
import type { InboxDeps } from './inbox-deps.ts'
import { readForm } from './read-form.ts'

const Body = contactForm.extend({ language: z.enum(LANGUAGES).default(LANGUAGES[0]) })

/**
 * POST /api/contact (decisions row 6): stores the message, mails it to the provider and acknowledges it to
 * the sender, all or nothing. A filled honeypot is answered alike, and nothing happens.
 */
export const sendContactMessage = (deps: InboxDeps) => async (c: Context<HttpEnv>) => {
  const { db, mails, limits } = deps
  const { publicUrl, contactEmail } = deps.settings
  const { website, language, ...contact } = await readForm(c, Body)
  if (website !== '') return c.json({ success: true }, 201)

  const { name, email, subject, message } = contact
  const acknowledges = await limits.mayMail(email)
  await db.transaction(async (tx) => {
    await tx.query(
      `insert into public.contact_messages (name, email, subject, message, language)
       values ($1, $2, $3, $4, $5)`,
      [name, email, subject, message, language],
    )
    const link = `mailto:${encodeURIComponent(email)}`
    for (const to of contactEmail === undefined ? await addressesOfAdmins(tx) : [contactEmail]) {
      const kind = 'contact_message'
      await mails.enqueue(tx, { to, language, kind, link, replyTo: email, contact })
    }
    if (acknowledges) {
      const link = `${publicUrl}/process`
      await mails.enqueue(tx, { to: email, language, kind: 'contact_received', link })
    }
  })
  return c.json({ success: true }, 201)
}

/** Who receives messages where the settings name nobody. */
async function addressesOfAdmins(tx: Tx): Promise<string[]> {
  const admins = await tx.query<{ email: string }>(
    `select users.email from public.account_roles join auth.users using (id)
      where account_roles.role = 'admin' and users.email_confirmed_at is not null`,
  )
  return admins.map(({ email }) => email)
}
