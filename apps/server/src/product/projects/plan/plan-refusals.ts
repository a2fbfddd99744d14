/** Refusals of changes to a plan. */
export const CHANGE_REFUSALS = [
  'project_not_found',
  'project_step',
  'plan_limit',
  'conflict',
  'plan_task_begun',
  'plan_task_unknown',
  'plan_person_unknown',
  'plan_endless',
  'over_request_rate_limit',
] as const
