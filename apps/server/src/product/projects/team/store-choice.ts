import { AppError, type TeamKind } from '@podium/domain'
import type { FormationRecord } from '@podium/pods'
import type { Tx } from '../../../platform/db/database.ts'
import { missingOf } from '../brief/next-questions.ts'
import type { ProjectRow } from '../project-row.ts'
import { addTurn } from '../turns.ts'
import { insertTeam } from './insert-team.ts'

type Choice = { formationId: string; kind: TeamKind }

/** Stores the team that the client of a locked project chose. Throws `conflict` (409) for one that is not there. */
export async function storeChoice(
  tx: Tx,
  project: ProjectRow,
  { formationId, kind }: Choice,
): Promise<void> {
  const [formed] = await tx.query<{ record: FormationRecord }>(
    'select record from public.project_formations where id = $1 and project_id = $2',
    [formationId, project.id],
  )
  const team = formed?.record.result.teams.find((one) => one.kind === kind)
  if (formed === undefined || team === undefined) throw new AppError('conflict')
  await insertTeam(tx, { projectId: project.id, formationId, record: formed.record, team })
  await tx.query(`update public.projects set step = 'plan' where id = $1`, [project.id])
  await addTurn(tx, {
    projectId: project.id,
    briefVersion: project.version,
    turn: {
      said: null,
      reply: 'chosen',
      patch: [],
      missing: missingOf(project.analysis, project.corrections),
      questions: [],
    },
  })
}
