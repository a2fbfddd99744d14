import type { Served } from '../../platform/http/operation.ts'
import { getOverview } from './get-overview.ts'
import { getWaiting } from './get-waiting.ts'
import type { OverviewDeps } from './overview-deps.ts'

export { createTraffic } from './traffic.ts'

/** Operations of the admin area's overview and of its menu's counters. */
export const overviewOperations = (deps: OverviewDeps): Served[] => [
  getOverview(deps),
  getWaiting(deps),
]
