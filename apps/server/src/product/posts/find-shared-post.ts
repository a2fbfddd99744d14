import { z } from 'zod'
import type { Database } from '../../platform/db/database.ts'

/** Supabase project of hosted mode. */
type Project = { supabaseUrl: string | undefined; supabaseAnonKey: string | undefined }

const TIMEOUT_MS = 2000

/** Rows of `shared_post`, as far as a page's head needs them. */
const rows = z
  .array(
    z.object({
      content: z.string(),
      image_url: z.string().nullable(),
      first_name: z.string().nullable(),
      last_name: z.string().nullable(),
    }),
  )
  .max(1)

/**
 * Post its author opened to everybody, or null: from the server's own database, in hosted mode from
 * the Supabase project as any visitor reads it. Throws when that does not answer.
 */
export async function findSharedPost(id: string, db: Database | undefined, project: Project) {
  const answer = db
    ? await db.query('select * from public.shared_post($1)', [id])
    : await askProject(id, project)
  return rows.parse(answer)[0] ?? null
}

async function askProject(id: string, { supabaseUrl, supabaseAnonKey }: Project) {
  const answer = await fetch(`${supabaseUrl}/rest/v1/rpc/shared_post?id=${id}`, {
    headers: { apikey: supabaseAnonKey ?? '' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!answer.ok) throw new Error(`The Supabase project answers ${answer.status}`)
  return answer.json()
}
