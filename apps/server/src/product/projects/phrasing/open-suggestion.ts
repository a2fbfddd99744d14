import { AppError, type ProjectSuggestion } from '@podium/domain'
import type { Database, Tx } from '../../../platform/db/database.ts'

type Found = Pick<ProjectSuggestion, 'labels'> & {
  position: number
  /** All suggestions of its turn. */
  suggestions: ProjectSuggestion[]
}

/** Suggestion of a project that waits for an answer. Throws `suggestion_not_found` (404). */
export async function openSuggestion(
  db: Pick<Database, 'query'> | Tx,
  { id }: { id: string },
  { requirement }: { requirement: string },
): Promise<Found> {
  const [found] = await db.query<Found>(
    `select position, suggestions, one -> 'labels' as labels
     from public.turn_phrasings, jsonb_array_elements(suggestions) as one
     where project_id = $1 and one ->> 'requirement' = $2 and one ->> 'answer' is null`,
    [id, requirement],
  )
  if (found === undefined) throw new AppError('suggestion_not_found')
  return found
}
