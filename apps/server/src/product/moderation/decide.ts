import { AppError, type ModerationAction, type ModerationTarget } from '@podium/domain'
import type { Tx } from '../../platform/db/database.ts'
import { insertDecision } from './insert-decision.ts'
import { CONTENT_TABLES, type Content, lockContent } from './lock-content.ts'
import type { ModerationDeps } from './moderation-deps.ts'
import { notifyPerson } from './notify-person.ts'
import { requireStillModerator } from './require-still-moderator.ts'
import { countOpenReports, settleReports } from './settle-reports.ts'

export type Decision = {
  actorId: string
  action: ModerationAction
  reason: string
  target: ModerationTarget
}

/**
 * Decision about a post or comment with its effects: reports are settled, author and reporters
 * notified, the audit log written; all or nothing. Throws `not_moderator`, `own_content` (403),
 * `content_not_found` (404) and `already_decided` (409).
 */
export async function decide(deps: ModerationDeps, decision: Decision): Promise<void> {
  const { actorId, action, reason, target } = decision
  await deps.db.transaction(async (tx) => {
    await requireStillModerator(tx, actorId)
    const content = await lockContent(tx, target)
    if (content.author_id === actorId) throw new AppError('own_content')
    const openReports = await countOpenReports(tx, target.id)
    if (await isDecided(tx, decision, { ...content, openReports })) {
      throw new AppError('already_decided')
    }
    const id = await insertDecision(tx, { actorId, kind: action, reason, target, content })
    const reporterIds = await settleReports(tx, { decisionId: id, action, target })
    await apply(tx, action, target)
    if (action === 'delete') await removePictureOf(deps, tx, content)
    await tellAuthor(deps, tx, decision, content)
    for (const reporterId of reporterIds) {
      await notifyPerson(deps, tx, reporterId, {
        link: `${deps.settings.publicUrl}/dashboard`,
        ...(action === 'dismiss' || action === 'restore'
          ? { kind: 'report_dismissed', notice: { reason, content: content.content } }
          : { kind: 'report_resolved', notice: { content: content.content } }),
      })
    }
    await deps.recordAudit(tx, {
      actorId,
      action: `moderation.${action}`,
      targetType: target.type,
      targetId: target.id,
      details: { decision: id, reports: openReports },
    })
  })
}

/** Whether the decision is already in force: a second click, or a second moderator. */
async function isDecided(
  tx: Tx,
  { action, target }: Decision,
  { is_hidden, openReports }: Content & { openReports: number },
): Promise<boolean> {
  switch (action) {
    case 'hide':
      return is_hidden
    case 'restore':
      return !is_hidden
    case 'dismiss':
      return openReports === 0
    case 'warn':
      return openReports === 0 && (await lastKindOf(tx, target)) === 'warn'
    case 'delete':
      return false
  }
}

async function lastKindOf(tx: Tx, { id }: ModerationTarget): Promise<string | undefined> {
  const [last] = await tx.query<{ kind: string }>(
    `select kind from public.moderation_decisions where target_id = $1 order by position desc limit 1`,
    [id],
  )
  return last?.kind
}

async function apply(tx: Tx, action: ModerationAction, { type, id }: ModerationTarget) {
  const table = CONTENT_TABLES[type]
  if (action === 'hide') await tx.query(`update ${table} set hidden_at = now() where id = $1`, [id])
  if (action === 'restore') {
    await tx.query(`update ${table} set hidden_at = null where id = $1`, [id])
  }
  if (action === 'delete') await tx.query(`delete from ${table} where id = $1`, [id])
}

/** Removes a post's picture at once, so that its address stops working. */
async function removePictureOf(
  { removePicture }: ModerationDeps,
  tx: Tx,
  { author_id: authorId, image_url: address }: Content,
) {
  if (address !== null) await removePicture(tx, { authorId, address })
}

const NOTICES = {
  hide: 'content_hidden',
  restore: 'content_restored',
  delete: 'content_deleted',
  warn: 'content_warned',
  dismiss: null,
} as const satisfies Record<ModerationAction, string | null>

async function tellAuthor(
  deps: ModerationDeps,
  tx: Tx,
  { action, reason }: Decision,
  { author_id, content }: Content,
) {
  const kind = NOTICES[action]
  if (kind === null) return
  const link = `${deps.settings.publicUrl}/dashboard/moderation-decisions`
  await notifyPerson(deps, tx, author_id, { kind, link, notice: { reason, content } })
}
