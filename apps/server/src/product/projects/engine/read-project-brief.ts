import { analyse, scopeOf } from '@podium/pods'
import { correctedAnalysis, editsOf } from './corrections.ts'
import type { Jobs } from './jobs.ts'

export function readProjectBrief({
  text,
  today,
  corrections,
}: Jobs['read']['input']): Jobs['read']['answer'] {
  const analysis = analyse(text, { today })
  const scope = scopeOf(correctedAnalysis(analysis, corrections), {
    text,
    today,
    edits: editsOf(corrections, analysis),
  })
  return { analysis, scope }
}
