import { MAX_HORIZON, type PlanModel, planModel } from './model.ts'
import { PlanError } from './plan-error.ts'
import type { PlanInput } from './plan-input.ts'

/** Half a year to begin with. */
const FIRST_HORIZON = 366

/**
 * Model whose horizon holds what is built for it, with as much room behind. Throws `plan_endless` with the tasks that
 * do not fit into ten years.
 */
export function fittingModel<Built extends { makespan: number; to: Int32Array }>(
  input: PlanInput,
  build: (model: PlanModel) => Built,
): { model: PlanModel; built: Built } {
  for (let horizon = FIRST_HORIZON; ; horizon = Math.min(horizon * 4, MAX_HORIZON)) {
    const model = planModel(input, horizon)
    const built = build(model)
    const isLast = horizon === MAX_HORIZON
    if (built.makespan * 2 <= horizon || (isLast && built.makespan < horizon))
      return { model, built }
    if (isLast) {
      const endless = input.tasks.filter((_, task) => (built.to[task] ?? 0) >= horizon)
      throw new PlanError(
        'plan_endless',
        endless.map(({ id }) => id),
      )
    }
  }
}
