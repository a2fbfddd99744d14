import type { FormOptions } from '../form/form-options.ts'
import type { Wishes } from '../form/teams.ts'
import type { Market } from '../market/market.ts'
import type { Scope } from '../scope/scope.ts'

/** Ingredients of a formation; the same as for the client's teams, or the answer is about other teams. */
export type Formed = { scope: Scope; market: Market; wishes: Wishes; options: FormOptions }
