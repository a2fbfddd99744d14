import type { Wishes } from '../form/teams.ts'
import type { Market } from '../market/market.ts'
import type { Search } from '../record/search.ts'
import type { Scope } from '../scope/scope.ts'

/** Ingredients of a formation, as its record and its market have them, or the answer is about other teams. */
export type Formed = { scope: Scope; market: Market; wishes: Wishes; search: Search }
