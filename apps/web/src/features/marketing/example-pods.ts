import {
  Code,
  Compass,
  type LucideIcon,
  PenTool,
  Server,
  ShieldCheck,
  Smartphone,
} from 'lucide-react'

type Skill = 'product' | 'design' | 'development' | 'mobile' | 'server' | 'quality'

export const SKILL_ICONS: Record<Skill, LucideIcon> = {
  product: Compass,
  design: PenTool,
  development: Code,
  mobile: Smartphone,
  server: Server,
  quality: ShieldCheck,
}

export type ExamplePod = {
  id: 'fast' | 'balanced' | 'complete'
  /** Skills of the team, one person each, from left to right. */
  skills: readonly Skill[]
  weeks: number
}

/** Teams of the hero's picture, as on a podium: the highest step in the middle. */
export const EXAMPLE_PODS: readonly ExamplePod[] = [
  { id: 'fast', skills: ['design', 'product', 'development'], weeks: 6 },
  { id: 'balanced', skills: ['design', 'product', 'mobile', 'server'], weeks: 8 },
  { id: 'complete', skills: ['design', 'mobile', 'product', 'server', 'quality'], weeks: 10 },
]
