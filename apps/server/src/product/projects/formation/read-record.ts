import { AppError } from '@podium/domain'
import type { FormationRecord } from '@podium/pods'
import type { Database } from '../../../platform/db/database.ts'

type Wanted = { projectId: string; formationId: string }

/** Record of a project's formation. Throws `conflict` (409) for one that is not there any more. */
export async function readRecord(
  db: Pick<Database, 'query'>,
  { projectId, formationId }: Wanted,
): Promise<FormationRecord> {
  const [formed] = await db.query<{ record: FormationRecord }>(
    'select record from public.project_formations where id = $1 and project_id = $2',
    [formationId, projectId],
  )
  if (formed === undefined) throw new AppError('conflict')
  return formed.record
}
