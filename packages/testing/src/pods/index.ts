export { compareWithOracle } from './compare-with-oracle.ts'
export { greedyTeam } from './greedy-team.ts'
export { oracleFor } from './oracle.ts'
export { type SeededCase, seededCase } from './seeded-market.ts'
