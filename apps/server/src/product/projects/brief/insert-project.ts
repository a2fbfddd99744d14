import { AppError, excerpt, PROJECTS_MAX } from '@podium/domain'
import type { ProjectsDeps } from '../projects-deps.ts'
import type { ReadBrief } from './read-brief.ts'
import { saveBrief } from './save-brief.ts'

/** Longest title, in UTF-16 units. */
const TITLE_MAX = 80

/** Stores a new project with its first brief. Throws `project_limit` (409). Returns its id. */
export const insertProject = ({ db }: ProjectsDeps, clientId: string, brief: ReadBrief) =>
  db.transaction(async (tx) => {
    await tx.query('select from public.people where id = $1 for no key update', [clientId])
    const [project] = await tx.query<{ id: string }>(
      `insert into public.projects (client_id, title)
       select $1, $2 where (select count(*) from public.projects where client_id = $1) < $3 returning id`,
      [clientId, titleOf(brief.text), PROJECTS_MAX],
    )
    if (project === undefined) throw new AppError('project_limit')
    await saveBrief(tx, { projectId: project.id, version: 1, brief, said: brief.text })
    return project.id
  })

/** First sentence of a brief, on one line. */
function titleOf(text: string): string {
  const visible = text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim()
  const [sentence = ''] = /^.+?[.!?…](?=\s|$)/u.exec(visible) ?? [visible]
  return excerpt(sentence, TITLE_MAX) || '…'
}
