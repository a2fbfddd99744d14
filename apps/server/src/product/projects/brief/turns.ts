import { AppError, type ProjectTurn } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'

/** Most turns of a project, and most versions of its brief; their constraints say the same. */
export const MOST_TURNS = 500

type Turn = Omit<ProjectTurn, 'position' | 'phrasing' | 'created_at'>

/** Adds a turn to the conversation of a project that the caller has locked. Throws `project_step` (409) at its end. */
export async function addTurn(
  tx: Tx,
  { projectId, briefVersion, turn }: { projectId: string; briefVersion: number; turn: Turn },
): Promise<void> {
  const [last] = await tx.query<{ position: number }>(
    'select coalesce(max(position), 0) as position from public.project_turns where project_id = $1',
    [projectId],
  )
  const position = (last?.position ?? 0) + 1
  if (position > MOST_TURNS) throw new AppError('project_step')
  await tx.query(
    `insert into public.project_turns (project_id, position, brief_version, said, reply, patch, missing, questions)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      projectId,
      position,
      briefVersion,
      turn.said,
      turn.reply,
      JSON.stringify(turn.patch),
      turn.missing,
      turn.questions,
    ],
  )
}

/** Questions that the client was asked so far. */
export async function askedBefore(tx: Tx, projectId: string): Promise<string[]> {
  const asked = await tx.query<{ question: string }>(
    'select distinct unnest(questions) as question from public.project_turns where project_id = $1',
    [projectId],
  )
  return asked.map(({ question }) => question)
}
