import type { Asker } from '../../../platform/http/asker.ts'
import type { Model } from '../../../platform/model/model.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'

/** Model that phrases replies, and the turns at it. */
export type Phrasing = {
  model: Model
  /** Runs a person's question when it is their turn. Throws `over_request_rate_limit` (429). */
  inTurn<T>(asker: Asker, job: () => Promise<T>): Promise<T>
}

export type PhrasingDeps = EngineDeps & {
  /** Absent where the provider has set up no model. */
  phrasing: Phrasing | undefined
}
