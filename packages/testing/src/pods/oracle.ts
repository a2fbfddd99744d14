import { createRequire } from 'node:module'
import type { Market, Person, Scope, Tie } from '@podium/pods'
import { type Linear, linearText } from './linear-text.ts'
import { levelIn, type Seat, seatsOf } from './plain-seats.ts'

/** Question to the oracle: the best quality, or the least cost, of a team with these bounds. */
export type Question = {
  aim: 'quality' | 'cost'
  budget: number
  /** Latest finish, ISO day. */
  due: string
  /** Least quality, as a share of 1. */
  quality: number
  /** People of other teams by id, and how many of each team may be taken again. */
  apartFrom: readonly { people: readonly string[]; most: number }[]
}

/** Required, because the package's types describe its CommonJS build only. */
const loadHighs: typeof import('highs').default = createRequire(import.meta.url)('highs')

/** Objective of the best team, or null where no team is possible. */
export type Oracle = (question: Question) => number | null

const WEIGHTS = { fit: 0.45, coverage: 0.2, cohesion: 0.15, reliability: 0.1, languages: 0.1 }
const PRIOR: Record<Tie['kind'], number> = { delivered: 1, 'mutual-follow': 0.4, organisation: 0.3 }
const STRANGERS = 0.2
const TIME_LIMIT_S = 120

/**
 * Oracle for the question `formTeams` answers: a mixed integer program solved by HiGHS and written
 * from the definition of Q, C and F alone (scopes without tasks, places and neighbours of skills):
 * a seat variable for each person and role they can take, a variable for each skill, tie and
 * language that its members hold up. Returns the objective, or null where no team is possible.
 */
export async function oracleFor(scope: Scope, market: Market): Promise<Oracle> {
  const highs = await loadHighs()
  const model = seatsOf(scope, market)
  return (question) => {
    if (model.some((role) => role.every(({ finish }) => finish > question.due))) return null
    const { Status, ObjectiveValue } = highs.solve(
      linearText(programOf(scope, market, model, question)),
      {
        mip_rel_gap: 0,
        mip_abs_gap: 1e-7,
        time_limit: TIME_LIMIT_S,
        output_flag: false,
      },
    )
    if (Status === 'Infeasible') return null
    if (Status !== 'Optimal') throw new Error(`HiGHS: ${Status}`)
    return ObjectiveValue
  }
}

function programOf(
  scope: Scope,
  market: Market,
  all: readonly Seat[][],
  question: Question,
): Linear {
  const seats = all.map((role) => role.filter(({ finish }) => finish <= question.due))
  const filled = seats.length
  const flat = seats.flat()
  const quality = new Map<string, number>()
  const rows: Linear['rows'] = []
  const seatsOfPerson = new Map<string, string[]>()
  for (const { person, name } of flat)
    seatsOfPerson.set(person.id, [...(seatsOfPerson.get(person.id) ?? []), name])
  const ones = (names: readonly string[], factor = 1) =>
    names.map((name): [string, number] => [name, factor])
  const mean = meanOf(market.people)

  for (const { name, fit, person } of flat)
    quality.set(
      name,
      (WEIGHTS.fit * fit + WEIGHTS.reliability * reliability(person, mean)) / filled,
    )
  for (const role of seats)
    rows.push({ terms: ones(role.map(({ name }) => name)), sense: '=', bound: 1 })
  for (const names of seatsOfPerson.values())
    if (names.length > 1) rows.push({ terms: ones(names), sense: '<=', bound: 1 })
  rows.push({
    terms: flat.map(({ name, cost }) => [name, cost]),
    sense: '<=',
    bound: question.budget,
  })
  for (const { people, most } of question.apartFrom)
    rows.push({
      terms: ones(people.flatMap((id) => seatsOfPerson.get(id) ?? [])),
      sense: '<=',
      bound: most,
    })

  const skills = [...new Set(scope.roles.flatMap((role) => role.skills.map(({ skill }) => skill)))]
  for (const [at, skill] of skills.entries()) {
    const asked = scope.roles.flatMap((role) =>
      role.skills
        .filter((one) => one.skill === skill)
        .map(({ level, weight }) => ({
          level,
          share: weight / role.skills.reduce((sum, one) => sum + one.weight, 0),
        })),
    )
    const level = Math.max(...asked.map((one) => one.level))
    const weight = asked.reduce((sum, { share }) => sum + share, 0) / scope.roles.length
    quality.set(`z${at}`, WEIGHTS.coverage * weight)
    const holders = flat.filter(({ person }) => levelIn(person, skill) >= level / 2)
    rows.push({
      terms: [
        [`z${at}`, 1],
        ...ones(
          holders.map(({ name }) => name),
          -1,
        ),
      ],
      sense: '<=',
      bound: 0,
    })
  }

  const pairs = (filled * (filled - 1)) / 2
  for (const [at, { one, other, prior }] of strongest(market.ties, seatsOfPerson).entries()) {
    quality.set(`y${at}`, (WEIGHTS.cohesion * (prior - STRANGERS)) / pairs)
    for (const id of [one, other])
      rows.push({
        terms: [[`y${at}`, 1], ...ones(seatsOfPerson.get(id) ?? [], -1)],
        sense: '<=',
        bound: 0,
      })
  }

  const languages = [...new Set(flat.flatMap(({ person }) => person.languages))]
  quality.set('l', WEIGHTS.languages)
  rows.push({ terms: ones(languages.map((language) => `w_${language}`)), sense: '=', bound: 1 })
  for (const language of languages) {
    const speakers = flat.filter(({ person }) => person.languages.includes(language))
    rows.push({
      terms: [
        ['l', 1],
        [`w_${language}`, 1],
        ...ones(
          speakers.map(({ name }) => name),
          -1 / filled,
        ),
      ],
      sense: '<=',
      bound: 1,
    })
  }

  const constant = WEIGHTS.cohesion * STRANGERS
  if (question.quality > 0)
    rows.push({ terms: [...quality], sense: '>=', bound: question.quality - constant })
  return {
    aim: question.aim === 'quality' ? 'max' : 'min',
    objective:
      question.aim === 'quality' ? [...quality] : flat.map(({ name, cost }) => [name, cost]),
    constant: question.aim === 'quality' ? constant : 0,
    rows,
    binaries: [...flat.map(({ name }) => name), ...languages.map((language) => `w_${language}`)],
    shares: [...quality.keys()].filter((name) => !name.startsWith('x')),
  }
}

function strongest(ties: readonly Tie[], seatsOfPerson: ReadonlyMap<string, unknown>) {
  const found = new Map<string, { one: string; other: string; prior: number }>()
  for (const { a, b, kind } of ties) {
    if (a === b || !seatsOfPerson.has(a) || !seatsOfPerson.has(b)) continue
    const [one, other] = a < b ? [a, b] : [b, a]
    const known = found.get(`${one} ${other}`)?.prior ?? 0
    if (PRIOR[kind] > known) found.set(`${one} ${other}`, { one, other, prior: PRIOR[kind] })
  }
  return [...found.values()]
}

function meanOf(people: readonly Person[]): number {
  const votes = people.reduce((sum, { rating }) => sum + rating.count, 0)
  return votes === 0
    ? 4
    : people.reduce((sum, { rating }) => sum + rating.mean * rating.count, 0) / votes
}

const reliability = ({ rating }: Person, mean: number) =>
  (rating.mean * rating.count + mean * 5) / (rating.count + 5) / 5
