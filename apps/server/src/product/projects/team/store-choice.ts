import { AppError, type TeamKind } from '@podium/domain'
import type { FormationRecord } from '@podium/pods'
import type { Tx } from '../../../platform/db/database.ts'
import { insertBrief } from '../brief/insert-brief.ts'
import { missingOf } from '../brief/next-questions.ts'
import { patchOf } from '../brief/patch-of.ts'
import type { ReadBrief } from '../brief/read-brief.ts'
import { addTurn } from '../brief/turns.ts'
import type { ProjectRow } from '../common/project-row.ts'
import { insertTeam } from './insert-team.ts'

type Choice = {
  formationId: string
  record: FormationRecord
  kind: TeamKind
  /** Brief with the budget and the day that were agreed to, where they are not its own. */
  agreed: ReadBrief | null
}

/** Stores the team that the client of a locked project chose. Throws `conflict` (409) for one that is not there. */
export async function storeChoice(
  tx: Tx,
  project: ProjectRow,
  { formationId, record, kind, agreed }: Choice,
): Promise<void> {
  const team = record.result.teams.find((one) => one.kind === kind)
  if (team === undefined) throw new AppError('conflict')
  const brief = agreed ?? project
  const version = agreed === null ? project.version : project.version + 1
  if (agreed !== null) {
    await insertBrief(tx, { projectId: project.id, version, brief: agreed })
  }
  await insertTeam(tx, { projectId: project.id, formationId, record, team })
  await tx.query(`update public.projects set step = 'plan' where id = $1`, [project.id])
  await addTurn(tx, {
    projectId: project.id,
    briefVersion: version,
    turn: {
      said: null,
      reply: 'chosen',
      patch: agreed === null ? [] : patchOf(project, agreed),
      missing: missingOf(brief.analysis, brief.corrections),
      questions: [],
    },
  })
}
