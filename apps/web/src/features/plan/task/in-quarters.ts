import { TASK_DAYS_MAX } from '@podium/domain'

/** Days to the nearest quarter, from 0 to `TASK_DAYS_MAX`. */
export const inQuarters = (days: number): number =>
  Math.min(TASK_DAYS_MAX, Math.max(0, Math.round(days * 4) / 4))
