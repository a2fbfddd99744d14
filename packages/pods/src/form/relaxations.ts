import { dayOf } from '../days.ts'
import type { Ask } from './ask.ts'
import { candidatesFor, problemFor, type Waived } from './attempt.ts'
import type { FormOptions } from './form-options.ts'
import type { Pool } from './pool/pool.ts'
import { finishReader, TEAMS_TO_PLAN } from './precise-finish.ts'
import { fastest } from './search/fastest.ts'
import { solve } from './search/solve.ts'
import type { Steps } from './search/steps.ts'
import type { Relaxation } from './teams.ts'
import { QUALITY_PARTS } from './weights.ts'

/** People excluded by the client who are tried again, at most. */
const MOST_EXCLUDED = 20
/** Steps of one try: a share of what is left. */
const SHARE_A_TRY = 0.2

/** Way to try a change: which seats are open, which must is waived, in which pool. */
type Trial = { seats?: ReadonlySet<number>; waived?: Waived; from?: Pool }

/**
 * The smallest change of each kind that alone makes a team possible, found by solving again. `pool` also holds those
 * who miss one must; `open` are seats that nobody can take, which a change may fill.
 */
export function relaxationsOf(
  pool: Pool,
  {
    ask,
    open,
    isStuck,
    steps,
    options,
    poolWith,
  }: {
    ask: Ask
    open: ReadonlySet<number>
    /** Whether there is no team even with these seats open. */
    isStuck: boolean
    steps: Steps
    options: FormOptions
    /** The pool as it is with other seats locked. */
    poolWith: (locked: Ask['locked']) => Pool
  },
): Relaxation[] {
  const roleOf = (seat: number) => pool.seats[seat]?.role.id ?? ''
  const part = () => steps.part(Math.ceil(steps.left * SHARE_A_TRY))
  /** Best quality with a change, or null without a team. */
  const tried = (change: Partial<Ask>, { seats = open, waived, from = pool }: Trial = {}) => {
    const asked = { ...ask, ...change }
    const problem = problemFor(from, candidatesFor(from, asked, waived), {
      ask: asked,
      open: seats,
    })
    return solve(problem, 'quality', { steps: part() }).teams[0] ?? null
  }
  const without = (seat: number) => new Set([...open].filter((one) => one !== seat))
  const found: Relaxation[] = []

  if (isStuck && open.size < pool.seats.length) {
    const lists = candidatesFor(pool, ask)
    const free = (change: Partial<Ask>) =>
      problemFor(pool, lists, { ask: { ...ask, ...change }, open })
    if (Number.isFinite(ask.cap)) {
      const cheapest = solve(free({ cap: Number.POSITIVE_INFINITY }), 'cost', { steps: part() })
        .teams[0]
      if (cheapest !== undefined) found.push({ kind: 'budget', to: cheapest.cost / 100 })
    }
    if (Number.isFinite(ask.due)) {
      const problem = free({ due: Number.POSITIVE_INFINITY })
      const { teams } = fastest(problem, { steps: part(), keep: TEAMS_TO_PLAN })
      const planned = teams.map(finishReader(problem, options.finishOf))
      if (planned.length > 0) found.push({ kind: 'due', to: dayOf(Math.min(...planned)) })
    }
    if (Number.isFinite(ask.floor)) {
      const best = tried({ floor: Number.NEGATIVE_INFINITY })
      if (best !== null) found.push({ kind: 'quality', to: Math.floor(best.value) / QUALITY_PARTS })
    }
  }

  const waivers = waiversOf(pool, isStuck ? null : open)
  const waived = waivers.find(({ seat, skill }) =>
    tried({}, { seats: without(seat), waived: { seat, skill } }),
  )
  if (waived !== undefined)
    found.push({
      kind: 'skill',
      role: roleOf(waived.seat),
      skill: pool.needed[waived.skill]?.slug ?? '',
    })

  const filled = [...pool.seats.keys()].filter((seat) => !open.has(seat))
  const leavable = isStuck
    ? filled.filter((seat) => filled.length > 1 && !ask.locked.has(roleOf(seat)))
    : [...open]
  const left = leavable
    .filter((seat) => pool.seats[seat]?.role.optional === false)
    .sort((a, b) => (pool.seats[a]?.hours ?? 0) - (pool.seats[b]?.hours ?? 0) || a - b)
    .find((seat) => tried({}, { seats: new Set([...open, seat]) }) !== null)
  if (left !== undefined) found.push({ kind: 'role', role: roleOf(left) })

  if (isStuck) {
    const unlocked = bestOf([...ask.locked.keys()], (role) => {
      const locked = new Map([...ask.locked].filter(([one]) => one !== role))
      return tried({ locked }, { from: poolWith(locked) })?.value
    })
    if (unlocked !== undefined) found.push({ kind: 'unlock', role: unlocked })
  }

  const included = bestOf([...ask.excluded].sort().slice(0, MOST_EXCLUDED), (person) => {
    const excluded = new Set([...ask.excluded].filter((one) => one !== person))
    const lists = candidatesFor(pool, { ...ask, excluded })
    const back = [...open].filter((seat) => (lists[seat]?.person.length ?? 0) > 0)
    if (!isStuck && back.length === 0) return undefined
    return tried({ excluded }, { seats: new Set([...open].filter((seat) => !back.includes(seat))) })
      ?.value
  })
  if (included !== undefined) found.push({ kind: 'include', person: included })
  return found
}

/** The one with the highest figure; of several the first. */
function bestOf(
  ids: readonly string[],
  figure: (id: string) => number | undefined,
): string | undefined {
  let best: { id: string; value: number } | undefined
  for (const id of ids) {
    const value = figure(id)
    if (value !== undefined && (best === undefined || value > best.value)) best = { id, value }
  }
  return best?.id
}

/** Musts that somebody misses and nothing else, the one of least weight first; of these seats, or of all. */
function waiversOf(pool: Pool, among: ReadonlySet<number> | null): Waived[] {
  return pool.seats
    .flatMap(({ skills }, seat) =>
      skills
        .filter(({ must }) => must && (among === null || among.has(seat)))
        .map(({ skill, share }) => ({ seat, skill, share })),
    )
    .filter(({ seat, skill }) => pool.candidates[seat]?.lacks.includes(skill))
    .sort((a, b) => a.share - b.share || a.seat - b.seat || a.skill - b.skill)
}
