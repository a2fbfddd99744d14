import type { Tx } from '../../platform/db/database.ts'

/**
 * Whether another moderator must settle an appeal: this one made the decision, and there is another
 * editor or admin, neither the content's author nor banned, who has signed in before (an open
 * invitation does not count).
 */
export async function isForAnother(
  tx: Tx,
  { decisionId, actorId }: { decisionId: string; actorId: string },
): Promise<boolean> {
  const [row] = await tx.query<{ is_for_another: boolean }>(
    `select exists (
       select from public.moderation_decisions as decisions
         join public.account_roles as others on others.role in ('editor', 'admin')
           and others.id not in (decisions.actor_id, decisions.author_id)
         join auth.users on users.id = others.id
        where decisions.id = $1 and decisions.actor_id = $2
          and users.last_sign_in_at is not null and coalesce(users.banned_until <= now(), true)
     ) as is_for_another`,
    [decisionId, actorId],
  )
  return row?.is_for_another === true
}
