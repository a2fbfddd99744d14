import type { Served } from '../../platform/http/operation.ts'
import { getOverview } from './get-overview.ts'
import type { OverviewDeps } from './overview-deps.ts'

export { createTraffic } from './traffic.ts'

/** Overview operations of the admin area: accounts, the performance card, and both over time. */
export const overviewOperations = (deps: OverviewDeps): Served[] => [getOverview(deps)]
