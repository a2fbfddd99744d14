import type { Database } from '../../../platform/db/database.ts'

/** Addresses of the demo's client and professional. */
export type DemoPair = { client: string; professional: string }

/**
 * Takes the turn to add the demo's projects, which stands in what only the server writes of its client's account: a time
 * while an instance adds them (two minutes at most, for one that was killed), `stopped` after a start that was stopped
 * meanwhile, `there` for ever afterwards. What such a start has left is removed. Undefined where they are there, an account
 * is missing, or another instance adds them.
 */
export async function takeDemoTurn(
  db: Database,
  { client, professional }: DemoPair,
  texts: readonly string[],
): Promise<{ clientId: string; professional: string } | undefined> {
  return db.transaction(async (tx) => {
    const [found] = await tx.query<{ clientId: string; professional: string }>(
      `update auth.users as client
          set raw_app_meta_data = client.raw_app_meta_data || jsonb_build_object('demo_projects', now())
         from auth.users as professional
        where client.email = $1 and client.raw_app_meta_data @> '{"demo": true}' and professional.email = $2
          and case client.raw_app_meta_data ->> 'demo_projects'
            when 'there' then false
            when 'stopped' then true
            else coalesce((client.raw_app_meta_data ->> 'demo_projects')::timestamptz < now() - interval '2 minutes',
              not exists (select from public.projects where client_id = client.id))
          end
        returning client.id as "clientId", professional.id as professional`,
      [client, professional],
    )
    if (found === undefined) return undefined
    await tx.query(
      `delete from public.projects where client_id = $1
          and exists (select from public.project_briefs where project_id = projects.id and text = any($2))`,
      [found.clientId, texts],
    )
    return found
  })
}

/** Ends that turn: the projects are there, or the next start adds them. */
export const endDemoTurn = (db: Database, clientId: string, outcome: 'there' | 'stopped') =>
  db.query(
    `update auth.users set raw_app_meta_data = raw_app_meta_data || jsonb_build_object('demo_projects', $2::text)
      where id = $1`,
    [clientId, outcome],
  )
