import type { Tx } from '../../../platform/db/database.ts'

/** Role that somebody else holds since a version of the plan was made, by the invitation they accepted. */
export type NewHolder = { role: string; invitation: string }

/** Roles of a team that changed hands since a version of its plan was made. */
export const readNewHolders = (
  tx: Tx,
  { teamId, version }: { teamId: string; version: number },
): Promise<NewHolder[]> => tx.query<NewHolder>(NEW_HOLDERS, [teamId, version])

const NEW_HOLDERS = `
  select role, invitations.id as invitation
  from public.invitations join public.plan_versions as versions using (team_id)
  where team_id = $1 and version = $2 and status = 'accepted' and answered_at > versions.created_at order by role`
