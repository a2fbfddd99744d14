import { type ProjectTurn, SUGGESTIONS_MAX } from '@podium/domain'
import type { Language } from '@podium/i18n'
import type { Database } from '../../../platform/db/database.ts'
import type { Asker } from '../../../platform/http/asker.ts'
import { ModelError } from '../../../platform/model/model.ts'
import type { ProjectRow } from '../common/project-row.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import { proposalsOf, replyOf } from './phrased-answer.ts'
import type { Phrasing } from './phrasing-deps.ts'
import { phrasingQuestion } from './phrasing-question.ts'

type Turn = Pick<ProjectTurn, 'position' | 'reply' | 'patch' | 'questions'>
type Ordered = { project: ProjectRow; turn: Turn; language: Language; asker: Asker }

/**
 * Asks the model to phrase a turn, once, and keeps what can be used of its answer. Without a usable answer, and where
 * the client takes their consent back meanwhile, nothing changes.
 */
export async function phraseTurn(
  deps: EngineDeps & { phrasing: Phrasing },
  { project, turn, language, asker }: Ordered,
): Promise<void> {
  const { db, phrasing } = deps
  if (!(await claim(db, phrasing, { project, turn, language }))) return
  const brief = await briefOfTurn(db, project.id, turn.position)
  const question = await phrasingQuestion({ ...turn, text: brief.text, language })
  const answer = await phrasing.model.ask(question).catch((error: unknown) => {
    if (error instanceof ModelError) return null
    throw error
  })
  if (answer === null) return
  const reply = replyOf(answer)
  const proposed = proposalsOf(answer)
  const suggestions =
    proposed.length === 0
      ? []
      : await deps.turns.inTurn(asker, async () =>
          deps.engine.run('suggest', {
            text: brief.text,
            today: brief.read_on,
            settled: [
              ...(await suggestedBefore(db, project.id)),
              ...project.corrections.flatMap((one) =>
                'requirement' in one ? one.requirement : [],
              ),
            ],
            proposed,
            most: SUGGESTIONS_MAX,
          }),
        )
  await keep(db, {
    project,
    turn,
    reply: reply !== null && question.isGrounded(reply) ? reply : null,
    suggestions: suggestions.map((one) => ({ ...one, answer: null })),
  })
}

/** Whether this call is the one that phrases a turn. False without consent, too. */
async function claim(
  db: Database,
  { model }: Phrasing,
  { project, turn, language }: Omit<Ordered, 'asker'>,
): Promise<boolean> {
  const claimed = await db.query(
    `insert into public.turn_phrasings (project_id, position, host, model, language)
     select project_id, $2, host, model, $3 from public.model_consents
     where project_id = $1 and is_given and host = $4 and model = $5
     on conflict do nothing returning position`,
    [project.id, turn.position, language, model.host, model.name],
  )
  return claimed.length > 0
}

/** Brief that a turn came of; its day as text. */
async function briefOfTurn(db: Database, projectId: string, position: number) {
  const [brief] = await db.query<{ text: string; read_on: string }>(
    `select text, read_on::text from public.project_briefs as briefs
     join public.project_turns as turns on turns.project_id = briefs.project_id and brief_version = version
     where turns.project_id = $1 and position = $2`,
    [projectId, position],
  )
  if (brief === undefined) throw new Error('A turn has a brief')
  return brief
}

/** Requirements that the client of a project was suggested before, whatever they answered. */
async function suggestedBefore(db: Database, projectId: string): Promise<string[]> {
  const rows = await db.query<{ requirement: string }>(
    `select one ->> 'requirement' as requirement
     from public.turn_phrasings, jsonb_array_elements(suggestions) as one where project_id = $1`,
    [projectId],
  )
  return rows.map(({ requirement }) => requirement)
}

type Kept = { project: ProjectRow; turn: Turn; reply: string | null; suggestions: object[] }

const keep = (db: Database, { project, turn, reply, suggestions }: Kept) =>
  db.query(
    `update public.turn_phrasings as phrasings set reply = $3, suggestions = $4
     from public.model_consents as consents
     where phrasings.project_id = $1 and position = $2 and consents.project_id = $1 and is_given
       and consents.host = phrasings.host and consents.model = phrasings.model`,
    [project.id, turn.position, reply, JSON.stringify(suggestions)],
  )
