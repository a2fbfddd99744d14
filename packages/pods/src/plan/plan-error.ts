import { AppError, type ErrorCode } from '@podium/domain'

type PlanErrorCode = Extract<ErrorCode, `plan_${string}`>

/** Refusal to plan what cannot be planned, with the ids of the tasks that stand in the way. */
export class PlanError extends AppError {
  readonly tasks: readonly string[]

  constructor(code: PlanErrorCode, tasks: readonly string[]) {
    super(code)
    this.name = 'PlanError'
    this.tasks = tasks
  }
}
