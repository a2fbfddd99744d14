import { AppError, keptMailDetail, keptMailPath } from '@podium/domain'
import { serve } from '../../platform/http/operation.ts'
import { findMailboxEntry } from '../../platform/mail/index.ts'
import type { KeptMailsDeps } from './kept-mails-deps.ts'

const operation = {
  method: 'post',
  path: '/admin/kept-mails/{id}/open',
  id: 'openKeptMail',
  summary: 'One kept mail with its text; the log keeps who opened it',
  tag: 'kept mails',
  access: 'admin',
  params: keptMailPath,
  answers: { 200: { description: 'The mail', schema: keptMailDetail } },
  errors: ['not_found'],
} as const

/**
 * POST /api/admin/kept-mails/{id}/open: recorded in the audit log, about the account of the address
 * if there is one, because the text may open it. 404 not_found.
 */
export const openKeptMail = ({ db, recordAudit, requireStillAdmin }: KeptMailsDeps) =>
  serve(operation, async (c, { params: { id }, caller: { id: actorId } }) => {
    const mail = await db.transaction(async (tx) => {
      await requireStillAdmin(tx, actorId)
      const found = await findMailboxEntry(tx, id)
      if (found === undefined) throw new AppError('not_found')
      const [owner] = await tx.query<{ id: string }>(
        'select id from public.account_directory where email = lower($1)',
        [found.to],
      )
      await recordAudit(tx, {
        actorId,
        action: 'kept_mail.open',
        ...(owner === undefined
          ? { targetType: 'kept_mail', targetId: id }
          : { targetType: 'user', targetId: owner.id }),
      })
      return found
    })
    const { to, subject, language, text, createdAt } = mail
    return c.json({ id, to, subject, language, text, created_at: createdAt })
  })
