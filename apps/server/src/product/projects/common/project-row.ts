import { AppError, type Correction, type ProjectStep } from '@podium/domain'
import type { Analysis, Scope } from '@podium/pods'
import type { Database, Tx } from '../../../platform/db/database.ts'

/** Project with its newest brief. */
export type ProjectRow = {
  id: string
  client_id: string
  title: string
  step: ProjectStep
  formation_id: string | null
  created_at: Date
  updated_at: Date
  version: number
  text: string
  corrections: Correction[]
  analysis: Analysis
  scope: Scope
}

/** A project that somebody asks for, whatever part they have in it. */
export type ProjectOfPerson = { id: string; personId: string }

/** A client's own project. Throws `project_not_found` (404), also for somebody else's. */
export async function requireProject(
  db: Pick<Database, 'query'> | Tx,
  { id, clientId }: { id: string; clientId: string },
): Promise<ProjectRow> {
  const [project] = await db.query<ProjectRow>(
    `select projects.*, briefs.version, briefs.text, briefs.corrections, briefs.analysis, briefs.scope
       from public.projects join public.project_briefs as briefs on project_id = projects.id
      where projects.id = $1 and client_id = $2 order by version desc limit 1`,
    [id, clientId],
  )
  if (project === undefined) throw new AppError('project_not_found')
  return project
}

/**
 * Locks a project, as whoever changes it or what belongs to it does first, and returns its title; undefined for one that is
 * not there.
 */
export async function lockProjectById(tx: Tx, id: string): Promise<{ title: string } | undefined> {
  const [project] = await tx.query<{ title: string }>(
    'select title from public.projects where id = $1 for update',
    [id],
  )
  return project
}

/**
 * Locks a project that was read before, for a change of what it was then, and returns it as it is now. Throws
 * `project_not_found` (404) and, for one whose step or brief has changed meanwhile, `conflict` (409).
 */
export async function lockProject(
  tx: Tx,
  { id, client_id, step, version }: ProjectRow,
): Promise<ProjectRow> {
  await lockProjectById(tx, id)
  const now = await requireProject(tx, { id, clientId: client_id })
  if (now.step !== step || now.version !== version) throw new AppError('conflict')
  return now
}

/** Throws `project_step` (409) unless a project is at one of the steps. */
export function requireStep({ step }: ProjectRow, ...steps: ProjectStep[]): void {
  if (!steps.includes(step)) throw new AppError('project_step')
}
