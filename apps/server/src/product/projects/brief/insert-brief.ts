import { AppError } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import type { ReadBrief } from './read-brief.ts'
import { MOST_TURNS } from './turns.ts'

type NewBrief = { projectId: string; version: number; brief: ReadBrief }

/** Stores a version of a locked project's brief. Throws `project_step` (409) for one too many. */
export async function insertBrief(
  tx: Tx,
  { projectId, version, brief: { text, corrections, readOn, analysis, scope } }: NewBrief,
): Promise<void> {
  if (version > MOST_TURNS) throw new AppError('project_step')
  await tx.query(
    `insert into public.project_briefs (project_id, version, text, corrections, read_on, analysis, scope)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      projectId,
      version,
      text,
      JSON.stringify(corrections),
      readOn,
      JSON.stringify(analysis),
      JSON.stringify(scope),
    ],
  )
}
