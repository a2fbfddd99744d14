import type { Formation, FormationForm, TeamPerson } from '@podium/domain'
import type { Language } from '@podium/i18n'
import type { Scope, Team } from '@podium/pods'
import { peopleOfTeams } from '../common/people-of-teams.ts'
import type { ProjectRow } from '../common/project-row.ts'
import { typesetLabels } from '../common/typeset-labels.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import type { RecordToTell, ToldFormation } from '../engine/told-formation.ts'
import { boundsOf } from './bounds-of.ts'

type Row = {
  id: string
  brief_version: number
  asked: FormationForm
  record: RecordToTell
  created_at: Date
}
type Wanted = {
  id: string
  project: Pick<ProjectRow, 'id' | 'analysis'>
  language: Language
}

/** A formation of a project in words of a language, with the names of people as they are now. */
export async function showFormation(
  { db, engine }: Pick<EngineDeps, 'db' | 'engine'>,
  { id, project, language }: Wanted,
): Promise<Formation> {
  const [row] = await db.query<Row>(
    `select id, brief_version, asked, record #- '{pool,people}' as record, created_at
       from public.project_formations where id = $1 and project_id = $2`,
    [id, project.id],
  )
  if (row === undefined) throw new RangeError(`Project ${project.id} has no formation ${id}`)
  const { record } = row
  const people = await peopleOfTeams(db, peopleOf(record))
  const names = Object.fromEntries(
    Object.values(people).flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])),
  )
  const told = await engine.run('tell', { record, analysis: project.analysis, language, names })
  const { scope } = record.input
  return {
    id,
    brief_version: row.brief_version,
    asked: row.asked,
    currency: record.pool.currency,
    ...boundsOf(record),
    teams: record.result.teams.map((team, at) =>
      teamOf(team, { told: told.teams[at], scope, people }),
    ),
    relaxations: told.relaxations.map(({ relaxation, text }) => ({ relaxation, text })),
    facts: told.facts,
    created_at: row.created_at.toISOString(),
  }
}

/** Ids of everybody that a record's teams and relaxations name. */
function peopleOf({ result }: RecordToTell): string[] {
  const members = result.teams.flatMap((team) => team.members)
  const left = result.relaxations.flatMap((one) => (one.kind === 'include' ? [one.person] : []))
  return [
    ...new Set([...members.flatMap(({ person, deputies }) => [person, ...deputies]), ...left]),
  ]
}

type Context = {
  told: ToldFormation['teams'][number] | undefined
  scope: Scope
  people: Readonly<Record<string, TeamPerson>>
}

function teamOf(team: Team, { told, scope, people }: Context): Formation['teams'][number] {
  const labelsOf = (role: string) => {
    const { fr = role, en = role } = scope.roles.find(({ id }) => id === role)?.labels ?? {}
    return typesetLabels({ fr, en })
  }
  const named = (id: string) => people[id] ?? { id, name: null, avatar_url: null }
  const { kind, quality, cost, start, finish, coverage } = team
  return {
    kind,
    quality,
    cost,
    start,
    finish,
    coverage,
    members: team.members.map(({ role, person, dayRate, deputies, ...member }, at) => ({
      role,
      role_labels: labelsOf(role),
      person: named(person),
      fit: member.fit,
      days: member.days,
      day_rate: dayRate,
      cost: member.cost,
      start: member.start,
      finish: member.finish,
      deputies: deputies.map(named),
      reasons: told?.reasons[at] ?? [],
    })),
    open: team.open.map(labelsOf),
    uncovered: told?.uncovered ?? [],
    outdone: told?.outdone ?? null,
    tied: told?.tied ?? null,
    best_too: told?.bestToo ?? [],
    facts: told?.facts ?? [],
    differences: told?.differences ?? [],
  }
}
