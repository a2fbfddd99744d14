/** Days to the nearest quarter, from 0 to 1,000. */
export const inQuarters = (days: number): number =>
  Math.min(1000, Math.max(0, Math.round(days * 4) / 4))
