import { BRIEF_GAPS, type BriefGap, type Correction } from '@podium/domain'
import type { Analysis } from '@podium/pods'

/** Questions of one turn at most. */
const AT_ONCE = 2

/** Facts that a brief leaves open, less those that a correction has settled, in the order in which they are asked. */
export function missingOf({ missing }: Analysis, corrections: readonly Correction[]): BriefGap[] {
  const settled = new Set<string>(corrections.map(({ change }) => change))
  return BRIEF_GAPS.filter((gap) => missing.includes(gap) && !settled.has(gap))
}

/** Questions to ask next: each once in a project, two at a time. */
export const nextQuestions = (missing: readonly BriefGap[], asked: readonly string[]): BriefGap[] =>
  missing.filter((gap) => !asked.includes(gap)).slice(0, AT_ONCE)
