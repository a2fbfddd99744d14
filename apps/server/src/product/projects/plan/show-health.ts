import { type HealthCause, type PlanHealth, PROJECT_TIME_ZONE } from '@podium/domain'
import type { Language } from '@podium/i18n'
import type { Labels, Scope } from '@podium/pods'
import type { Asker } from '../../../platform/http/asker.ts'
import type { ProjectOfPerson } from '../common/project-row.ts'
import { projectToday } from '../common/project-today.ts'
import { typesetLabels } from '../common/typeset-labels.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import type { Jobs } from '../engine/jobs.ts'
import { requirePlan } from './require-plan.ts'

type Asked = Jobs['health']['input']
type Head = Pick<
  Asked,
  'input' | 'plan' | 'rates' | 'currency' | 'baselineCost' | 'signs' | 'waiting'
> & {
  people: Record<string, string>
  deputies: Record<string, string>
  roles: Labelled[]
  milestones: Labelled[]
  wished: number | null
  budget: Scope['budget']
}
type Labelled = { id: string; labels: Labels }
type Task = Asked['work'][number] & { labels: Labels }
type Wanted = ProjectOfPerson & { asker: Asker; language: Language }

/**
 * Causes that tell what somebody earns or how many hours they have; members are not told of them, nor that there is no
 * cause at all, which would tell whether one of these is hidden.
 */
const PRIVATE: ReadonlySet<string> = new Set([
  'health-budget-burn',
  'health-overload',
  'health-on-track',
])

/**
 * Health of a project's plan for somebody who takes part in it; figures of money are told to its client alone. Throws
 * `project_not_found` (404), `project_step` (409) and `over_request_rate_limit` (429).
 */
export async function showHealth(
  { db, engine, turns }: EngineDeps,
  { id, personId, asker, language }: Wanted,
): Promise<PlanHealth> {
  const view = await requirePlan(db, { id, personId })
  const { team_id: teamId, is_client: isClient, sees_all: seesAll } = view
  const [head] = await db.query<Head>(HEAD, [teamId])
  if (head === undefined) throw new RangeError(`Project ${id} has lost its plan`)
  const work = await db.query<Task>(WORK, [teamId])
  const { people, deputies, roles, milestones, wished, budget, ...known } = head
  const ceiling = wished ?? (budget?.currency === known.currency ? budget.max : null)
  const today = projectToday()
  const { level, causes, costs } = await turns.inTurn(asker, () =>
    engine.run('health', {
      ...known,
      work,
      ceiling,
      deputies: isClient ? deputies : {},
      names: {
        people,
        roles: labelsById(roles),
        milestones: labelsById(milestones),
        tasks: labelsById(work.map(({ task, labels }) => ({ id: task, labels }))),
      },
      language,
      today,
    }),
  )
  const begun = work.filter(({ started }) => started !== null)
  const told = seesAll ? causes : causes.filter(({ code }) => !PRIVATE.has(code))
  return {
    level: seesAll ? level : (told[0]?.level ?? 'on-track'),
    today,
    causes: told.map(({ code: _, ...cause }): HealthCause => cause),
    budget: isClient
      ? {
          currency: known.currency,
          ceiling,
          planned: costs.planned,
          spent: costs.spent,
          planned_for_done: costs.done,
          tasks_begun: begun.length,
          tasks_reported: begun.filter(({ spentDays }) => spentDays !== null).length,
        }
      : null,
  }
}

const labelsById = (named: readonly Labelled[]) =>
  Object.fromEntries(named.map(({ id, labels }) => [id, typesetLabels(labels)]))

const dayOf = (instant: string) => `(${instant} at time zone '${PROJECT_TIME_ZONE}')::date::text`

const HEAD = `
  select versions.input, versions.plan, (baseline.plan ->> 'cost')::float8 as "baselineCost", currency,
    roles, milestones, record #> '{input,scope,budget}' as budget,
    (record #>> '{input,wishes,budget}')::float8 as wished,
    coalesce(rates, '{}') as rates, coalesce(people, '{}') as people, coalesce(signs, '[]') as signs, (
      select coalesce(jsonb_strip_nulls(jsonb_object_agg(role, (
          select nullif(btrim(concat_ws(' ', first_name, last_name)), '') from unnest(deputies) with ordinality as one (id, place)
            join public.people using (id)
          where not exists (select from public.invitations as asked
            where asked.team_id = seats.team_id and asked.person_id = one.id)
          order by place limit 1))), '{}')
      from public.team_seats as seats where seats.team_id = plans.team_id) as deputies, (
      select coalesce(jsonb_agg(jsonb_build_object('milestone', milestone,
        'since', ${dayOf('made.created_at')}) order by made.created_at), '[]')
      from public.milestone_deliveries as made
      where made.team_id = plans.team_id and outcome is null) as waiting
  from public.plans join public.teams on teams.id = team_id
    join public.plan_versions as versions using (team_id, version)
    join public.plan_versions as baseline on baseline.team_id = plans.team_id and baseline.version = 1
    join public.project_formations as formations on formations.id = formation_id
    left join lateral (
      select jsonb_object_agg(role, day_rate) as rates,
        jsonb_object_agg(role, btrim(concat_ws(' ', first_name, last_name)))
          filter (where btrim(concat_ws(' ', first_name, last_name)) <> '') as people,
        jsonb_agg(jsonb_build_object('person', role, 'on', ${dayOf(`greatest(answered_at, (
          select max(events.created_at) from public.plan_events as events
          where events.team_id = held.team_id and author_id = person_id))`)})) as signs
      from public.invitations as held join public.people on people.id = person_id
      where held.team_id = plans.team_id and held.status = 'accepted') as held on true
  where plans.team_id = $1`

const WORK = `
  select task, labels, spent_days::float8 as "spentDays", started_on::text as started, finished_on::text as finished,
    remaining_days::float8 as "remainingDays", (
      select day_rate::float8 from public.invitations as did
      where did.team_id = tasks.team_id and did.role = tasks.role and did.person_id = tasks.done_by) as rate
  from public.plan_tasks as tasks where team_id = $1 order by position`
