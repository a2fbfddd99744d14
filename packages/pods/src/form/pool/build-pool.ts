import { dayNumber } from '../../days.ts'
import { isNewcomer } from '../../market/exposure.ts'
import type { Market, Person } from '../../market/market.ts'
import type { Similarity } from '../../market/person-levels.ts'
import { meanRating, reliability } from '../../market/reliability.ts'
import type { Scope } from '../../scope/scope.ts'
import type { FormOptions } from '../form-options.ts'
import { QUALITY_PARTS, WEIGHTS } from '../weights.ts'
import { type Admission, type Admitted, admit } from './admit.ts'
import type { Candidates } from './candidates.ts'
import { linksOf } from './links.ts'
import { pairsOf, tieLinks } from './pairs.ts'
import type { Pool } from './pool.ts'
import { neededSkills, seatSpecs } from './seat-spec.ts'
import { hash, tieBreak } from './tie-break.ts'

/** The market as a scope sees it: everybody who is admitted to a seat, with what they bring to it. */
export function buildPool(
  scope: Scope,
  market: Market,
  {
    seed,
    similarity,
    ...admission
  }: Pick<FormOptions, 'seed'> & Admission & { similarity: Similarity },
): Pool {
  const needed = neededSkills(scope)
  const seats = seatSpecs(scope, needed)
  const admitted = inStableOrder(
    admit(scope, market, { seats, needed, similarity, ...admission }),
    seed,
  )
  const people = admitted.map(({ person }) => person)
  const mean = meanRating(market.people)
  const today = dayNumber(scope.start)
  const common = people.map(
    (person) =>
      Math.round((QUALITY_PARTS * WEIGHTS.reliability * reliability(person, mean)) / seats.length) +
      tieBreak(person, { seed, today }),
  )
  const pairs = pairsOf(seats.length)
  const weights = needed.reduce((sum, { weight }) => sum + weight, 0)
  const languages = [...new Set(people.flatMap((person) => person.languages))].sort()
  return {
    seats,
    needed,
    people,
    candidates: columnsOf(admitted, { seats, common }),
    covers: linksOf(
      admitted.map(({ covers }) => covers.map((skill): [number, number] => [skill, 0])),
    ),
    skillValue: Float64Array.from(needed, ({ weight }) =>
      Math.round((QUALITY_PARTS * WEIGHTS.coverage * weight) / weights),
    ),
    ties: tieLinks(market.ties, people, pairs),
    strangersValue: pairs.strangersValue,
    speakers: languages.map((language) => ({
      language,
      speaks: Uint8Array.from(people, (person) => (person.languages.includes(language) ? 1 : 0)),
    })),
    languageValue: Math.round((QUALITY_PARTS * WEIGHTS.languages) / seats.length),
    newcomers: Uint8Array.from(people, (person) => (isNewcomer(person) ? 1 : 0)),
    meanRating: mean,
    marketSize: market.people.length,
  }
}

/** Price of a person's days, in hundredths of the currency. */
export function costInCents({ dayRate }: Person, days: number): number {
  return Math.round((dayRate ?? 0) * days * 100)
}

/** An order that neither the market's order nor an id decides. */
function inStableOrder(admitted: readonly Admitted[], seed: string): Admitted[] {
  return admitted
    .map((one) => ({ one, order: hash(`${seed}\n${one.person.id}`) }))
    .sort((a, b) => a.order - b.order || (a.one.person.id < b.one.person.id ? -1 : 1))
    .map(({ one }) => one)
}

/** Candidates of each seat; `common` is what a person brings to any. */
function columnsOf(
  admitted: readonly Admitted[],
  { seats, common }: Pick<Pool, 'seats'> & { common: readonly number[] },
): Candidates[] {
  const rows = seats.map((): { who: number; taken: Admitted['seats'][number] }[] => [])
  for (const [who, one] of admitted.entries())
    for (const taken of one.seats) rows[taken.seat]?.push({ who, taken })
  return rows.map((list, seat): Candidates => {
    const days = seats[seat]?.role.effortDays.likely ?? 0
    return {
      person: Int32Array.from(list, ({ who }) => who),
      value: Float64Array.from(
        list,
        ({ who, taken }) =>
          (common[who] ?? 0) + Math.round((QUALITY_PARTS * WEIGHTS.fit * taken.fit) / seats.length),
      ),
      cost: Float64Array.from(list, ({ who }) => {
        const person = admitted[who]?.person
        return person === undefined ? 0 : costInCents(person, days)
      }),
      finish: Int32Array.from(list, ({ taken }) => taken.finish),
      lacks: Int32Array.from(list, ({ taken }) => taken.lacks),
    }
  })
}
