import {
  Camera,
  ChartLine,
  Code,
  Compass,
  type LucideIcon,
  PenLine,
  PenTool,
  Scale,
  Server,
  ShieldCheck,
  Smartphone,
} from 'lucide-react'
import type { Skill } from './example-pods.ts'
import type { TrialRole } from './trial/trial.ts'

/** Person of a drawn team. */
export type Figure = { id: string; icon: LucideIcon | undefined; leads: boolean }

const SKILL_ICONS: Record<Skill, LucideIcon> = {
  product: Compass,
  design: PenTool,
  development: Code,
  mobile: Smartphone,
  server: Server,
  quality: ShieldCheck,
}

export const exampleFigures = (skills: readonly Skill[]): Figure[] =>
  skills.map((skill) => ({ id: skill, icon: SKILL_ICONS[skill], leads: skill === 'product' }))

/** Icons by a part of a trade's slug; the first that fits. */
const TRADE_ICONS: readonly (readonly [RegExp, LucideIcon])[] = [
  [/mobile|ios|android/, Smartphone],
  [/design|artist|illustrat|art-director|architect-interior/, PenTool],
  [/qa|security|accessib|quality/, ShieldCheck],
  [/back-end|devops|cloud|network|system|database|embedded/, Server],
  [/develop|software|webmaster|tech-lead/, Code],
  [/analy|data|machine-learning|seo|sea|market/, ChartLine],
  [/writer|editor|translat|proofread|subtitl|journal|localis/, PenLine],
  [/photo|video|drone|motion/, Camera],
  [/lawyer|dpo|notary|patent|regulat|tax/, Scale],
  [/manager|project|product|coach|consult/, Compass],
]

/** Figures of a tried team; whoever manages leads, else who has the most work. */
export function trialFigures(roles: readonly TrialRole[]): Figure[] {
  const [busiest] = roles.toSorted((a, b) => b.days - a.days)
  const leader = roles.find(({ trade }) => /(project|product)-manager/.test(trade)) ?? busiest
  const figures = roles.map(({ id, trade }) => ({
    id,
    icon: TRADE_ICONS.find(([part]) => part.test(trade))?.[1],
    leads: id === leader?.id,
  }))
  return inTheMiddle(figures)
}

/** The same figures with the leader in the middle. */
function inTheMiddle(figures: readonly Figure[]): Figure[] {
  const others = figures.filter(({ leads }) => !leads)
  return others.toSpliced(Math.floor(others.length / 2), 0, ...figures.filter(({ leads }) => leads))
}
