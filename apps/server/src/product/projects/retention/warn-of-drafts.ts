import { RETENTION_DAYS } from '@podium/domain'
import type { Database } from '../../../platform/db/database.ts'
import { type Addressee, CAN_BE_MAILED, languageOf } from '../common/addressee.ts'
import type { MailDeps } from '../common/projects-deps.ts'

/** Most warnings of one statement, and statements of one turn of the job; the rest comes with the next. */
const BATCH = 50
const MOST_BATCHES = 20

/**
 * Tells clients by mail that a project without a team will be deleted, `draftWarning` days before, once for each time that
 * they leave it alone for so long. Any number of processes may do so at the same moment.
 */
export async function warnOfDrafts(
  db: Pick<Database, 'transaction'>,
  { mails, settings }: MailDeps,
): Promise<void> {
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const warned = await db.transaction(async (tx) => {
      const drafts = await tx.query<Addressee & { id: string; title: string }>(WARN, [BATCH])
      for (const { id, title, ...client } of drafts) {
        await mails.enqueue(tx, {
          to: client.email,
          language: languageOf(client),
          kind: 'draft_ending',
          link: `${settings.publicUrl}/dashboard/create-project?project=${id}`,
          team: { title },
        })
      }
      return drafts.length
    })
    if (warned < BATCH) return
  }
}

/** Days without a change after which a client is warned. */
const WARNED_AFTER = RETENTION_DAYS.drafts - RETENTION_DAYS.draftWarning

/**
 * `skip locked` does not look again at a warning that another process committed between this statement's snapshot and its
 * lock: the project itself is as it was. So whoever writes the warning has told the client.
 */
const WARN = `
  with draft as (
    select projects.id, title, email, raw_user_meta_data ->> 'language' as language
    from public.projects join auth.users on users.id = client_id
    where step <> 'plan' and projects.updated_at < now() - interval '${WARNED_AFTER} days'
      and not exists (select from public.teams where project_id = projects.id)
      and not exists (select from public.draft_warnings as warnings
        where warnings.project_id = projects.id and warned_at > projects.updated_at)
      and ${CAN_BE_MAILED}
    order by projects.updated_at limit $1 for update of projects skip locked
  ), warned as (
    insert into public.draft_warnings as warnings (project_id) select id from draft
    on conflict (project_id) do update set warned_at = now()
      where warnings.warned_at <= (select updated_at from public.projects where id = warnings.project_id)
    returning project_id
  )
  select id, title, email, language from draft join warned on project_id = id`
