import { compareWithOracle, seededCase } from '@podium/testing/pods'
import { expect, test } from 'vitest'

/** Markets compared; `npm run test:long` asks for more and for larger ones. */
const MARKETS = Number(process.env.PODS_ORACLE_MARKETS ?? 20)
const PEOPLE = [20, 40, 60, 90, 130, 200, 350, 600, 1_200, 5_000]
const SMALL = 5
const FIRST_SEED = Number(process.env.PODIUM_SEED ?? 1)

/** Most by which an objective may be worse than HiGHS's, and the share of those that must equal it. */
const WITHIN = 0.01
const EQUAL_SHARE = 0.95
const EQUAL = 1e-4

test(
  `the teams of ${MARKETS} markets are those that HiGHS proves best`,
  async () => {
    const sizes = PEOPLE.slice(0, MARKETS > 20 ? PEOPLE.length : SMALL)
    const compared = []
    for (let at = 0; at < MARKETS; at += 1) {
      const people = sizes[at % sizes.length] ?? 20
      const roles = 3 + (Math.floor(at / sizes.length) % 5)
      const seed = FIRST_SEED + at
      const made = await compareWithOracle(seededCase(seed, { people, roles }), `seed ${seed}`)
      compared.push(...made.map((one) => ({ ...one, market: `${seed}: ${people} for ${roles}` })))
    }
    const off = compared.map((one) => ({ ...one, off: distance(one.ours, one.best) }))

    expect(off.filter(({ off }) => !(off <= WITHIN))).toEqual([])
    expect(off.filter(({ off }) => off <= EQUAL).length / off.length).toBeGreaterThan(EQUAL_SHARE)
    expect(off.filter(({ best }) => best !== null).length).toBeGreaterThan(MARKETS)
  },
  MARKETS * 30_000,
)

/** Share by which two objectives differ; 0 where neither has a team, infinite where one has. */
function distance(ours: number | null, best: number | null): number {
  if (ours === null || best === null) return ours === best ? 0 : Number.POSITIVE_INFINITY
  return Math.abs(ours - best) / best
}
