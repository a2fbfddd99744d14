import { TEAM_KINDS, type TeamKind } from '../form/team-kind.ts'
import type { Formation, Team } from '../form/teams.ts'
import type { Market } from '../market/market.ts'
import { canonical } from './canonical.ts'
import type { FormationRecord, Versions } from './formation-record.ts'
import { againOf } from './record-of.ts'
import { sha256 } from './sha256.ts'

/** A record compared with what its input gives now. */
export type RecordCheck = {
  /** Whether the result has the recorded bytes. */
  same: boolean
  /** SHA-256 of the canonical JSON of the recorded result. */
  recorded: string
  /** The same of the result now. */
  again: string
  differences: readonly RecordDifference[]
}

/** Part of a record that is another one now; `left` and `joined` are ids of people. */
type RecordDifference =
  /** The given market is not the recorded one. */
  | { part: 'market' }
  | { part: 'version'; name: keyof Versions; was: string; now: string }
  | { part: 'weights' }
  | {
      part: 'team'
      kind: TeamKind
      was: Team | null
      now: Team | null
      left: readonly string[]
      joined: readonly string[]
    }
  | { part: 'relaxations' }
  | { part: 'facts' }
  | { part: 'steps'; was: number; now: number }

/**
 * The teams of a record formed again, by this version of the engine and from this market, and what differs. Where neither
 * differs the bytes are the same, or the engine is at fault.
 */
export function checkRecord(record: FormationRecord, market: Market): RecordCheck {
  const again = againOf(record, market)
  const recorded = canonical(record.result)
  const now = canonical(again.result)
  return {
    same: recorded === now,
    recorded: sha256(recorded),
    again: sha256(now),
    differences: [
      ...(again.pool.hash === record.pool.hash ? [] : [{ part: 'market' as const }]),
      ...versionsApart(record.versions, again.versions),
      ...(isSame(record.weights, again.weights) ? [] : [{ part: 'weights' as const }]),
      ...resultsApart(record.result, again.result),
    ],
  }
}

const isSame = (a: unknown, b: unknown) => canonical(a) === canonical(b)

const VERSIONS = ['record', 'form', 'lexicon'] as const satisfies readonly (keyof Versions)[]

const versionsApart = (was: Versions, now: Versions): RecordDifference[] =>
  VERSIONS.filter((name) => was[name] !== now[name]).map((name) => ({
    part: 'version',
    name,
    was: String(was[name]),
    now: String(now[name]),
  }))

function resultsApart(was: Formation, now: Formation): RecordDifference[] {
  return [
    ...TEAM_KINDS.flatMap((kind) => teamsApart(kind, { was, now })),
    ...(isSame(was.relaxations, now.relaxations) ? [] : [{ part: 'relaxations' as const }]),
    ...(isSame(was.facts, now.facts) ? [] : [{ part: 'facts' as const }]),
    ...(was.steps === now.steps
      ? []
      : [{ part: 'steps' as const, was: was.steps, now: now.steps }]),
  ]
}

function teamsApart(
  kind: TeamKind,
  formations: { was: Formation; now: Formation },
): RecordDifference[] {
  const teamIn = ({ teams }: Formation) => teams.find((team) => team.kind === kind) ?? null
  const was = teamIn(formations.was)
  const now = teamIn(formations.now)
  if (isSame(was, now)) return []
  const before = peopleOf(was)
  const after = peopleOf(now)
  const left = before.filter((id) => !after.includes(id))
  const joined = after.filter((id) => !before.includes(id))
  return [{ part: 'team', kind, was, now, left, joined }]
}

const peopleOf = (team: Team | null) => team?.members.map(({ person }) => person) ?? []
