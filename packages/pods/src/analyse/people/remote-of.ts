import type { Span } from '../analysis.ts'
import type { Brief } from '../brief.ts'
import type { PlaceReading } from './place-of.ts'
import { workMentions } from './work-mentions.ts'

type RemoteReading = {
  value: 'remote' | 'onsite' | 'hybrid'
  span: Span
  confidence: number
}

/**
 * Way of working asked for, on the spot or remote; both said is a mix. A place to be at means on the spot, also
 * where nothing else says so; one to be near does not.
 */
export function remoteOf(brief: Brief, place: PlaceReading | undefined): RemoteReading | undefined {
  const { words, standings } = brief
  const said = workMentions(brief).filter(({ mode, at }) => {
    const standing = standings.at(at)
    return mode !== 'product' && standing !== 'ignored' && standing !== 'refused'
  })
  const modes = new Set(
    said.flatMap(({ mode, isHybrid }) => (isHybrid ? ['onsite', 'remote'] : mode)),
  )
  if (place?.isThere || (place !== undefined && modes.has('remote'))) modes.add('onsite')
  const [first] = said
  const span: Span | undefined = first
    ? [words[first.at]?.start ?? 0, words[first.next - 1]?.end ?? 0]
    : place?.span
  if (span === undefined || modes.size === 0) return undefined
  const value = modes.size > 1 ? 'hybrid' : modes.has('onsite') ? 'onsite' : 'remote'
  return { value, span, confidence: first === undefined ? 0.7 : 0.85 }
}
