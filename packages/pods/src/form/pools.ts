import { similarity as byLexicon } from '../lexicon/similarity.ts'
import type { Market } from '../market/market.ts'
import type { Scope } from '../scope/scope.ts'
import type { Ask } from './ask.ts'
import type { FormOptions } from './form-options.ts'
import { buildPool } from './pool/build-pool.ts'
import { COMPLETE } from './pool/candidates.ts'
import type { Pool } from './pool/pool.ts'

/** Pools by who is locked in; locks that let in nobody new share one. */
export function poolsOf(
  scope: Scope,
  market: Market,
  { seed, similarity = byLexicon }: FormOptions,
) {
  const pools = new Map<string, Pool>()
  const poolWith = (held: Ask['locked'], lackingOne: boolean): Pool => {
    const key = JSON.stringify([lackingOne, [...held].sort()])
    const pool =
      pools.get(key) ??
      buildPool(scope, market, {
        seed,
        similarity,
        held,
        lackingOne,
      })
    pools.set(key, pool)
    return pool
  }
  return (locked: Ask['locked'], lackingOne = false): Pool => {
    const plain = poolWith(new Map(), lackingOne)
    const unusual = [...locked].filter(([role, id]) => !canTake(plain, role, id))
    return unusual.length === 0 ? plain : poolWith(new Map(unusual), lackingOne)
  }
}

function canTake({ people, seats, candidates }: Pool, role: string, id: string): boolean {
  const list = candidates[seats.findIndex((seat) => seat.role.id === role)]
  const row = list?.person.indexOf(people.findIndex((person) => person.id === id)) ?? -1
  return row !== -1 && list?.lacks[row] === COMPLETE
}
