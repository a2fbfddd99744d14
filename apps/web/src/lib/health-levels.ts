import type { HealthLevel } from '@podium/domain'

/** Badge of each level of a plan's health: its colours and the key of its text. */
export const HEALTH_LEVELS = {
  'on-track': { look: 'bg-success-soft text-on-success-soft', text: 'plan.health.levels.onTrack' },
  watch: { look: 'bg-warning-soft text-on-warning-soft', text: 'plan.health.levels.watch' },
  act: { look: 'bg-danger-soft text-on-danger-soft', text: 'plan.health.levels.act' },
} as const satisfies Record<HealthLevel, { look: string; text: string }>
