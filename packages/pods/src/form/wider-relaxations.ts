import type { Market } from '../market/market.ts'
import type { Scope } from '../scope/scope.ts'
import { applyRelaxation } from './apply-relaxation.ts'
import type { Ask } from './ask.ts'
import { candidatesFor, problemFor, seatsWithoutAnybody } from './attempt.ts'
import type { FormOptions } from './form-options.ts'
import { poolsOf } from './pools.ts'
import { solve } from './search/solve.ts'
import type { Steps } from './search/steps.ts'
import type { Relaxation } from './teams.ts'

/** Steps of one try: a share of what is left. */
const SHARE_A_TRY = 0.2

/**
 * Changes of whom the scope lets in that alone make a team possible, or fill one of the open seats: the language whose
 * absence gives the best team, and the place. Each is tried on a pool of its own.
 */
export function widerRelaxations(
  scope: Scope,
  market: Market,
  {
    ask,
    open,
    isStuck,
    steps,
    options,
  }: {
    ask: Ask
    open: ReadonlySet<number>
    /** Whether there is no team even with these seats open. */
    isStuck: boolean
    steps: Steps
    options: FormOptions
  },
): Relaxation[] {
  /** Best quality with a change, or undefined without a team. */
  const tried = (relaxation: Relaxation): number | undefined => {
    const { scope: wider } = applyRelaxation({ scope, wishes: {} }, relaxation)
    const pool = poolsOf(wider, market, options)(ask.locked)
    const lists = candidatesFor(pool, ask)
    const nobody = new Set(seatsWithoutAnybody(pool, lists, ask))
    const isFilled = [...open].some((seat) => !nobody.has(seat))
    if (nobody.size === pool.seats.length || (!isStuck && !isFilled)) return undefined
    const problem = problemFor(pool, lists, { ask, open: nobody })
    return solve(problem, 'quality', { steps: steps.part(Math.ceil(steps.left * SHARE_A_TRY)) })
      .teams[0]?.value
  }
  const languages = [
    ...new Set([...scope.spoken, ...scope.roles.flatMap(({ spoken = [] }) => spoken)]),
  ].sort()
  const kinds: Relaxation[][] = [
    languages.map((language) => ({ kind: 'language', language })),
    scope.place === null ? [] : [{ kind: 'place', city: scope.place.city }],
  ]
  return kinds.flatMap((changes) => {
    const best = changes
      .map((change) => ({ change, value: tried(change) ?? Number.NEGATIVE_INFINITY }))
      .reduce((one, other) => (other.value > one.value ? other : one), NONE)
    return best.change ?? []
  })
}

const NONE: { change?: Relaxation; value: number } = { value: Number.NEGATIVE_INFINITY }
