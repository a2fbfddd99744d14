import type { Project, ProjectNext } from '@podium/domain'

/** Next steps of projects, in the order in which they need their client. */
const ORDER: readonly ProjectNext[] = [
  'late',
  'review',
  'reform',
  'choose',
  'invite',
  'form',
  'adjust',
  'answer',
  'wait',
  'feedback',
  'follow',
  'done',
  'delivered',
]

/** Projects that need their client most; of two alike the one changed last. */
export const mostUrgent = (projects: readonly Project[], count: number): Project[] =>
  projects.toSorted((a, b) => ORDER.indexOf(a.next) - ORDER.indexOf(b.next)).slice(0, count)
