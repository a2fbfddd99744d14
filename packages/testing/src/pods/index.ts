export { type Compared, compareWithOracle } from './compare-with-oracle.ts'
export { type SeededCase, seededCase } from './seeded-market.ts'
