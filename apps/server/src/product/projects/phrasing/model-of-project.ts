import type { ProjectModel, ProjectTurn } from '@podium/domain'
import type { Database, Tx } from '../../../platform/db/database.ts'
import type { Model } from '../../../platform/model/model.ts'
import type { ProjectRow } from '../common/project-row.ts'

type Told = { project: Pick<ProjectRow, 'id' | 'step'>; turns: readonly ProjectTurn[] }

/** Model as the client of a project sees it. An answer counts for the host and model that it was given for. */
export async function modelOfProject(
  db: Pick<Database, 'query'> | Tx,
  { host, name }: Model,
  { project: { id, step }, turns }: Told,
): Promise<ProjectModel> {
  const [answer] = await db.query<{ is_given: boolean }>(
    'select is_given from public.model_consents where project_id = $1 and host = $2 and model = $3',
    [id, host, name],
  )
  const consent = answer === undefined ? 'unasked' : answer.is_given ? 'given' : 'refused'
  const isWaiting = consent === 'given' && step !== 'plan' && turnToPhrase(turns)?.phrasing === null
  return { host, name, consent, is_waiting: isWaiting }
}

/** The turn that a model may phrase: the last in which the client said something, before teams are talked of. */
export const turnToPhrase = <T extends Pick<ProjectTurn, 'said' | 'reply'>>(
  turns: readonly T[],
): T | undefined => turns.findLast(({ said, reply }) => said !== null && OF_BRIEFS.has(reply))

const OF_BRIEFS = new Set<ProjectTurn['reply']>(['understood', 'unchanged', 'ready'])
