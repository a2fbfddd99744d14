import { formTeams } from '../form/form-teams.ts'
import type { Formation, Wishes } from '../form/teams.ts'
import {
  FORM_VERSION,
  MOST_INVITATIONS,
  NEWCOMER_DROP,
  QUALITY_SHARE,
  WEIGHTS,
} from '../form/weights.ts'
import { CONCEPTS } from '../lexicon/concepts.ts'
import type { Market } from '../market/market.ts'
import type { Scope } from '../scope/scope.ts'
import { canonical } from './canonical.ts'
import {
  type FormationRecord,
  type PoolMark,
  RECORD_VERSION,
  type RecordTimes,
  type Versions,
} from './formation-record.ts'
import { type Search, searchOptions } from './search.ts'
import { sha256 } from './sha256.ts'

/** Input that teams are formed of. */
type Input = { scope: Scope; market: Market; wishes: Wishes; search: Search }

/** Record of the teams that `formTeams` gives for an input with `searchOptions`. */
export function recordOf(
  { scope, market, wishes, search }: Input,
  { result, times }: { result: Formation; times: RecordTimes },
): FormationRecord {
  const ids = (people: Market['people']) => people.map(({ id }) => id).sort()
  return {
    versions: versions(),
    input: { scope, wishes, search },
    weights: {
      quality: WEIGHTS,
      qualityShare: QUALITY_SHARE,
      mostInvitations: MOST_INVITATIONS,
      newcomerDrop: NEWCOMER_DROP,
    },
    pool: poolMark(market),
    exclusions: {
      byClient: [...(wishes.excluded ?? [])].sort(),
      withoutRate: ids(market.people.filter(({ dayRate }) => dayRate === null)),
      invited: ids(market.people.filter((one) => one.openInvitations >= MOST_INVITATIONS)),
    },
    times,
    result,
  }
}

/**
 * The teams of a record, formed again. Throws a `RangeError` for a market that is not the record's, and for a record of
 * another version of the engine or the lexicon: their teams might differ for no reason of the project's.
 */
export function formAgain(
  { input, pool, versions: made }: FormationRecord,
  market: Market,
): Formation {
  if (poolMark(market).hash !== pool.hash) throw new RangeError('The market is not the record’s')
  if (canonical(made) !== canonical(versions()))
    throw new RangeError('The record was made by another version')
  return formedOf(input, market)
}

/** Record that a record's input gives now, with this market and the times recorded: the same where nothing has changed. */
export function againOf({ input, times }: FormationRecord, market: Market): FormationRecord {
  return recordOf({ ...input, market }, { result: formedOf(input, market), times })
}

const formedOf = ({ scope, wishes, search }: FormationRecord['input'], market: Market) =>
  formTeams(scope, market, wishes, searchOptions(search, { scope, market }))

/** Mark of a market that its order does not change. */
export function poolMark({ people, ties, firstWeek, currency }: Market): PoolMark {
  const sorted = people.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const tied = ties.map(canonical).sort()
  return {
    hash: sha256(canonical({ people: sorted, ties: tied, firstWeek, currency })),
    people: sorted.map(({ id }) => id),
    firstWeek,
    currency,
  }
}

let lexicon: string | undefined

const versions = (): Versions => {
  lexicon ??= sha256(canonical([...CONCEPTS]))
  return { record: RECORD_VERSION, form: FORM_VERSION, lexicon }
}
