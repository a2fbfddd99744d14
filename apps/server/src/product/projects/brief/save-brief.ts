import type { ProjectTurn } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import { insertBrief } from './insert-brief.ts'
import { missingOf, nextQuestions } from './next-questions.ts'
import { patchOf } from './patch-of.ts'
import type { ReadBrief } from './read-brief.ts'
import { addTurn, askedBefore } from './turns.ts'

type Change = {
  projectId: string
  version: number
  brief: ReadBrief
  /** The brief before; absent for the first. */
  before?: Pick<ReadBrief, 'analysis' | 'corrections'>
  said: string | null
}

/**
 * Stores a version of a brief with the turn that it came of, and puts the project to the step that follows: `collect`
 * while there is something to ask. Throws `project_step` (409) for one version too many.
 */
export async function saveBrief(
  tx: Tx,
  { projectId, version, brief, before, said }: Change,
): Promise<void> {
  await insertBrief(tx, { projectId, version, brief })
  const missing = missingOf(brief.analysis, brief.corrections)
  const questions = nextQuestions(missing, await askedBefore(tx, projectId))
  const patch = patchOf(before, brief)
  await addTurn(tx, {
    projectId,
    briefVersion: version,
    turn: { said, reply: replyTo({ patch, questions }), patch, missing, questions },
  })
  await tx.query('update public.projects set step = $2, formation_id = null where id = $1', [
    projectId,
    questions.length > 0 ? 'collect' : 'confirm',
  ])
}

function replyTo({ patch, questions }: Pick<ProjectTurn, 'patch' | 'questions'>) {
  if (questions.length === 0) return 'ready'
  return patch.length > 0 ? 'understood' : 'unchanged'
}
