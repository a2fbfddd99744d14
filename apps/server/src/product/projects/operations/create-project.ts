import { AppError, excerpt, PROJECTS_MAX, projectDetail, projectForm } from '@podium/domain'
import { askerOf } from '../../../platform/http/asker.ts'
import { serve } from '../../../platform/http/operation.ts'
import { visitorLanguage } from '../../../platform/http/visitor-language.ts'
import { type ReadBrief, readBrief } from '../brief/read-brief.ts'
import { saveBrief } from '../brief/save-brief.ts'
import type { ProjectsDeps } from '../projects-deps.ts'
import { showProject } from '../show-project.ts'

const operation = {
  method: 'post',
  path: '/projects',
  id: 'createProject',
  summary: 'Begin a project with a brief in one’s own words, in French or English',
  tag: 'projects',
  access: 'person',
  body: projectForm,
  answers: {
    201: { description: 'What was understood, and what is asked next', schema: projectDetail },
  },
  errors: ['project_limit', 'over_request_rate_limit'],
} as const

/** Longest title, in UTF-16 units. */
const TITLE_MAX = 80

/** POST /api/projects. 409 project_limit: the person has as many as they may have. */
export const createProject = (deps: ProjectsDeps) =>
  serve(operation, async (c, { body: { text }, caller: { id: clientId } }) => {
    const brief = await readBrief(deps, askerOf(c, clientId), { text, corrections: [] })
    const id = await insertProject(deps, clientId, brief)
    return c.json(await showProject(deps, { id, clientId, language: visitorLanguage(c) }), 201)
  })

const insertProject = ({ db }: ProjectsDeps, clientId: string, brief: ReadBrief) =>
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
