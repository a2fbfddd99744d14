import { createDecoder } from './decoder.ts'
import { MAX_HORIZON, type PlanModel, planModel } from './model.ts'
import { PlanError } from './plan-error.ts'
import type { PlanInput } from './plan-input.ts'
import type { Sequence } from './sequence.ts'

/** Half a year to begin with. */
const FIRST_HORIZON = 366

/**
 * Model whose horizon holds the sequence made for it, with room behind. Throws `plan_endless` with the tasks that do
 * not fit into ten years.
 */
export function fittingModel(input: PlanInput, sequenceFor: (model: PlanModel) => Sequence) {
  for (let horizon = FIRST_HORIZON; ; horizon = Math.min(horizon * 4, MAX_HORIZON)) {
    const model = planModel(input, horizon)
    const sequence = sequenceFor(model)
    const decoder = createDecoder(model)
    const makespan = decoder.decode(sequence)
    if (makespan * 2 <= horizon || (horizon === MAX_HORIZON && makespan < horizon))
      return { model, sequence, makespan }
    if (horizon === MAX_HORIZON) {
      const endless = input.tasks.filter((_, task) => (decoder.to[task] ?? 0) >= horizon)
      throw new PlanError(
        'plan_endless',
        endless.map(({ id }) => id),
      )
    }
  }
}
