import { BRIEF_MAX } from '@podium/domain'
import type { AnalyseFact } from './analyse-facts.ts'

/** Text that is read of a brief; a longer one is cut between two characters, and a fact says so. */
export function cutBrief(written: string): { text: string; facts: AnalyseFact[] } {
  if (written.length <= BRIEF_MAX) return { text: written, facts: [] }
  const isPair = /[\ud800-\udbff]/.test(written[BRIEF_MAX - 1] ?? '')
  const text = written.slice(0, isPair ? BRIEF_MAX - 1 : BRIEF_MAX)
  const values = { read: text.length, written: written.length }
  return { text, facts: [{ code: 'brief-cut', values }] }
}
