import { contactForm } from '@podium/domain'
import { isLanguage, LANGUAGES, type Language } from '@podium/i18n'
import { z } from 'zod'
import type { Tx } from '../../platform/db/database.ts'
import { serve } from '../../platform/http/operation.ts'
import type { ContactDeps } from './contact-deps.ts'

const operation = {
  method: 'post',
  path: '/contact',
  id: 'sendContactMessage',
  summary: 'Write to the provider',
  tag: 'contact messages',
  access: 'anybody',
  maxBodyBytes: 64 * 1024,
  body: contactForm.extend({ language: z.enum(LANGUAGES).default(LANGUAGES[0]) }),
  answers: {
    201: { description: 'Received', schema: z.object({ success: z.literal(true) }) },
  },
  errors: ['over_request_rate_limit'],
} as const

/**
 * POST /api/contact (decisions row 6): stores the message, mails it to the provider and
 * acknowledges it to the sender, all or nothing. A filled honeypot gets the same answer without any
 * effect.
 */
export const sendContactMessage = (deps: ContactDeps) =>
  serve(operation, async (c, { body: { website, language, ...contact } }) => {
    const { db, mails, mayMail } = deps
    const { publicUrl, contactEmail } = deps.settings
    if (website !== '') return c.json({ success: true }, 201)

    const { name, email, subject, message } = contact
    const acknowledges = await mayMail(email)
    await db.transaction(async (tx) => {
      await tx.query(
        `insert into public.contact_messages (name, email, subject, message, language)
         values ($1, $2, $3, $4, $5)`,
        [name, email, subject, message, language],
      )
      const link = `mailto:${encodeURIComponent(email)}`
      const readers = contactEmail === undefined ? await findAdmins(tx) : [{ to: contactEmail }]
      for (const reader of readers) {
        const kind = 'contact_message'
        await mails.enqueue(tx, { language, ...reader, kind, link, replyTo: email, contact })
      }
      if (acknowledges) {
        const link = `${publicUrl}/process`
        await mails.enqueue(tx, { to: email, language, kind: 'contact_received', link })
      }
    })
    return c.json({ success: true }, 201)
  })

/**
 * Recipients of contact messages where the settings name none: the admins, with their chosen
 * language.
 */
async function findAdmins(tx: Tx): Promise<{ to: string; language?: Language }[]> {
  const admins = await tx.query<{ email: string; language: string | null }>(
    `select users.email, users.raw_user_meta_data ->> 'language' as language
       from public.account_roles join auth.users using (id)
      where account_roles.role = 'admin' and users.email_confirmed_at is not null
        and coalesce(banned_until <= now(), true)`,
  )
  return admins.map(({ email: to, language }) => (isLanguage(language) ? { to, language } : { to }))
}
