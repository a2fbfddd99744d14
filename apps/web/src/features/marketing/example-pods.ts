import type { TeamKind } from '@podium/pods'

export type Skill = 'product' | 'design' | 'development' | 'mobile' | 'server' | 'quality'

export type ExamplePod = {
  kind: TeamKind
  /** Skills of the team, one person each, from left to right. */
  skills: readonly Skill[]
  weeks: number
}

/** Teams of the hero's picture, as on a podium: the highest step in the middle. */
export const EXAMPLE_PODS: readonly ExamplePod[] = [
  { kind: 'speed', skills: ['design', 'product', 'mobile', 'server'], weeks: 6 },
  { kind: 'excellence', skills: ['design', 'mobile', 'product', 'server', 'quality'], weeks: 8 },
  { kind: 'economy', skills: ['design', 'product', 'development'], weeks: 10 },
]
