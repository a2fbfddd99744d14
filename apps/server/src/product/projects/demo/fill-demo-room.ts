import type { ProjectsDeps } from '../common/projects-deps.ts'
import { DEMO_DECISION, DEMO_MESSAGES } from './demo-briefs.ts'

const DAY_MS = 86_400_000

type Cast = { client: string; designer: string; other: string; name: string }

/**
 * Writes a few messages into the room of a demo project, every three days and on no weekend, and records a decision; the newest
 * waits for the designer.
 */
export async function fillDemoRoom(
  { db }: Pick<ProjectsDeps, 'db'>,
  { projectId, designer }: { projectId: string; designer: string },
): Promise<void> {
  const [cast] = await db.query<Cast>(
    `select client_id as client, $2 as designer, btrim(concat_ws(' ', first_name, last_name)) as name, coalesce((
         select invitations.person_id from public.invitations join public.teams on teams.id = team_id
         where project_id = projects.id and invitations.status = 'accepted' and invitations.person_id <> $2
         order by role limit 1), $2) as other
       from public.projects join public.people on people.id = $2 where projects.id = $1`,
    [projectId, designer],
  )
  if (cast === undefined) return
  const last = DEMO_MESSAGES.length
  await db.transaction(async (tx) => {
    for (const [place, { by, at, text }] of DEMO_MESSAGES.entries()) {
      await tx.query(
        `insert into public.room_messages (project_id, position, author_id, text, created_at)
         values ($1, $2, $3, $4, ($5::date + $6::time) at time zone 'Europe/Paris')`,
        [
          projectId,
          place + 1,
          cast[by],
          text.replace('{designer}', cast.name),
          workingDay(3 * (last - place)),
          at,
        ],
      )
    }
    await tx.query(
      `insert into public.room_mentions (project_id, position, person_id, mailed_at) values ($1, $2, $3, now())`,
      [projectId, last, designer],
    )
    await tx.query(
      `insert into public.room_decisions (project_id, position, text, author_id, created_at)
       select project_id, position, $3, $4, created_at from public.room_messages where project_id = $1 and position = $2`,
      [projectId, last, DEMO_DECISION, cast.client],
    )
    await tx.query(
      `insert into public.room_readers (project_id, person_id, position) values ($1, $2, $4), ($1, $3, 2)`,
      [projectId, cast.client, designer, last],
    )
  })
}

/** Day so many days ago, or the Friday before it (yyyy-mm-dd). */
function workingDay(daysAgo: number): string {
  const day = new Date(Date.now() - daysAgo * DAY_MS)
  const sinceFriday = Math.max(0, ((day.getUTCDay() + 6) % 7) - 4)
  return new Date(day.getTime() - sinceFriday * DAY_MS).toISOString().slice(0, 10)
}
