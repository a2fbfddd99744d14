import { AppError, excerpt, PROJECTS_MAX } from '@podium/domain'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import type { ReadBrief } from './read-brief.ts'
import { saveBrief } from './save-brief.ts'

/** Longest title, in UTF-16 units. */
const TITLE_MAX = 60
/** Shortest part of a sentence that is a title by itself. */
const TITLE_MIN = 20

/**
 * Stores a new project with its first brief. Throws `project_limit` (409), and `session_not_found` (401) for an account
 * that was deleted meanwhile. Returns its id.
 */
export const insertProject = ({ db }: ProjectsDeps, clientId: string, brief: ReadBrief) =>
  db.transaction(async (tx) => {
    const [client] = await tx.query('select from public.people where id = $1 for no key update', [
      clientId,
    ])
    if (client === undefined) throw new AppError('session_not_found', { status: 401 })
    const [project] = await tx.query<{ id: string }>(
      `insert into public.projects (client_id, title)
       select $1, $2 where (select count(*) from public.projects where client_id = $1) < $3 returning id`,
      [clientId, titleOf(brief.text), PROJECTS_MAX],
    )
    if (project === undefined) throw new AppError('project_limit')
    await saveBrief(tx, { projectId: project.id, version: 1, brief, said: brief.text })
    return project.id
  })

/** First sentence of a brief on one line, up to the last part that fits: “An online shop”, not “An online shop, with…”. */
function titleOf(text: string): string {
  const visible = text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim()
  const [sentence = ''] = /^.+?[.!?…](?=\s|$)/u.exec(visible) ?? [visible]
  const whole = sentence.replace(/\.$/, '')
  if (whole.length <= TITLE_MAX) return whole || '…'
  const ends = [...whole.matchAll(PART_END)].map(({ index }) => index)
  const end = ends.findLast((at) => at >= TITLE_MIN && at <= TITLE_MAX)
  return end === undefined ? excerpt(whole, TITLE_MAX) : whole.slice(0, end)
}

/** Ends of a sentence's parts: before a comma, a colon or a dash, or before an addition. */
const PART_END = /\s*(?:[,;:]\s|\(|\s[–—-]\s)|\s(?=(?:avec|afin|pour|with|so|for|to)\s)/giu
