import {
  type AdminProjectSort,
  type AdminProjectsPage,
  adminProjectsPage,
  adminProjectsQuery,
  folded,
  PROJECT_STATES,
  type ProjectState,
} from '@podium/domain'
import { literally } from '../../../platform/db/containing.ts'
import { serve } from '../../../platform/http/operation.ts'
import { projectToday } from '../common/project-today.ts'
import type { ProjectsDeps } from '../common/projects-deps.ts'
import { ADMIN_PROJECT, type AdminProjectRow, adminProjectOf } from './admin-project.ts'
import { isStalled, PROJECT_STATE, PROJECTS_WITH_TEAMS } from './project-states.ts'

const operation = {
  method: 'get',
  path: '/admin/projects',
  id: 'listAllProjects',
  summary: 'The projects of all clients: a page of those in a state, the one changed last first',
  tag: 'admin projects',
  access: 'admin',
  query: adminProjectsQuery,
  answers: { 200: { description: 'A page of the projects', schema: adminProjectsPage } },
} as const

const ORDERS = {
  '-updated_at': 'updated_at desc, id desc',
  updated_at: 'updated_at, id',
  '-created_at': 'created_at desc, id desc',
  created_at: 'created_at, id',
  title: 'folded_title, id',
  '-title': 'folded_title desc, id desc',
} as const satisfies Record<AdminProjectSort, string>

/**
 * GET /api/admin/projects: with counts for every state, so that the list can say where its matches are.
 */
export const listAllProjects = ({ db }: ProjectsDeps) =>
  serve(operation, async (c, { query: { state, search, sort, page, per_page: perPage } }) => {
    const today = projectToday()
    const values = [today, literally(folded(search))]
    const [counts, projects] = [
      await db.query<Counted>(COUNTS, values),
      await db.query<AdminProjectRow>(pageOf(sort), [
        ...values,
        state ?? null,
        perPage,
        (page - 1) * perPage,
      ]),
    ]
    const byState = countsOf(counts)
    return c.json({
      projects: projects.map(adminProjectOf),
      total:
        state === undefined
          ? counts.reduce((total, { count }) => total + count, 0)
          : byState[state],
      counts: byState,
    } satisfies AdminProjectsPage)
  })

type Counted = { state: ProjectState; count: number; stalled: number }

function countsOf(found: readonly Counted[]): AdminProjectsPage['counts'] {
  const countOf = (state: ProjectState) => found.find((one) => one.state === state)?.count ?? 0
  const states = Object.fromEntries(PROJECT_STATES.map((state) => [state, countOf(state)]))
  const stalled = found.reduce((total, one) => total + one.stalled, 0)
  return { ...states, stalled } as AdminProjectsPage['counts'] // a count for each state
}

/** Projects that match the search $2, all for an empty one. $1 is today. */
const FOUND = `
  with found as (
    select projects.id, projects.created_at, projects.updated_at, public.folded(title) as folded_title,
      ${PROJECT_STATE} as state, ${isStalled('$1')} as is_stalled
    from ${PROJECTS_WITH_TEAMS}
    where $2 = '' or public.folded(title) like '%' || $2 || '%' or client_id in (
      select id from public.account_directory where email like '%' || $2 || '%'
        or name like '% ' || nullif(btrim(public.folded_name($2)), '') || '%')
  )`

const COUNTS = `${FOUND}
  select state, count(*)::int as count, (count(*) filter (where is_stalled))::int as stalled
  from found group by state`

const pageOf = (sort: AdminProjectSort) => `${FOUND},
  page as (
    select id, row_number() over (order by ${ORDERS[sort]}) as place from found
    where $3::text is null or state = $3 or ($3 = 'stalled' and is_stalled)
    order by place limit $4 offset $5
  )
  select ${ADMIN_PROJECT} from page join ${PROJECTS_WITH_TEAMS} on projects.id = page.id
    join public.people on people.id = projects.client_id
    left join public.account_directory as directory on directory.id = projects.client_id
  order by place`
