import type { Served } from '../../../platform/http/operation.ts'
import type { EngineDeps } from '../engine/engine-deps.ts'
import { answerDelivery } from './answer-delivery.ts'
import { changePlan } from './change-plan.ts'
import { changeTask } from './change-task.ts'
import { getPlan } from './get-plan.ts'
import { getPlanHealth } from './get-plan-health.ts'
import { makeDuePlans } from './make-due-plans.ts'
import { proposePlan } from './propose-plan.ts'
import { submitDelivery } from './submit-delivery.ts'

/** Plan that a complete team works by: its versions, tasks, deliveries and health. */
export const planOperations = (deps: EngineDeps): Served[] => [
  getPlan(deps),
  getPlanHealth(deps),
  proposePlan(deps),
  changePlan(deps),
  changeTask(deps),
  submitDelivery(deps),
  answerDelivery(deps),
]

/** Job of the projects’ clock. */
export const planJobs = (deps: EngineDeps) => [() => makeDuePlans(deps)]
