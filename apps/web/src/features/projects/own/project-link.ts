import type { Project, ProjectNext } from '@podium/domain'

/** Steps that are taken on the plan of a project. */
const ON_PLAN: ReadonlySet<ProjectNext> = new Set([
  'review',
  'late',
  'follow',
  'done',
  'feedback',
  'delivered',
])

/** Address of what is next in a project. */
export const projectLink = ({ id, next, team }: Project): string =>
  ON_PLAN.has(next) && team?.plan
    ? `/dashboard/projects/${id}/plan`
    : `/dashboard/create-project?project=${id}`
