import { analyse, type Requirement } from '@podium/pods'
import { typesetLabels } from '../common/typeset-labels.ts'
import { keyOf } from './corrections.ts'
import type { Jobs } from './jobs.ts'
import { suggestionSentence } from './suggestion-sentence.ts'
import { textWith } from './text-with.ts'

/**
 * Suggestions of a model that hold: their quote stands in the brief word for word, their words name a skill or role that
 * our own lexicon knows and the brief does not have yet, neither asked for nor refused, and the brief with sentences for
 * them still has all that it had. The whole brief is read twice, however many there are.
 */
export function suggestionsIn({
  text,
  today,
  settled,
  proposed,
  most,
}: Jobs['suggest']['input']): Jobs['suggest']['answer'] {
  const { language, requirements } = analyse(text, { today })
  const sentence = (name: string) => suggestionSentence(name, language)
  const known = new Set([...settled, ...requirements.map(keyOf)])
  const found = new Map<string, Jobs['suggest']['answer'][number]>()
  for (const { words, quote } of proposed) {
    if (found.size === most) break
    if (!text.includes(quote)) continue
    const named = analyse(sentence(words), { today }).requirements.find(isConcept)
    if (named === undefined || known.has(keyOf(named))) continue
    const requirement = keyOf(named)
    if (!found.has(requirement)) {
      found.set(requirement, { requirement, labels: typesetLabels(named.labels), quote })
    }
  }
  if (found.size === 0) return []
  const added = [...found.values()].map(({ labels }) => sentence(labels[language])).join('\n\n')
  const longer = analyse(textWith(text, { text: added }, language), { today }).requirements
  const after = new Set(longer.map(standingOf))
  if (!requirements.every((one) => after.has(standingOf(one)))) return []
  return [...found.values()].filter(({ requirement }) => after.has(requirement))
}

/** Key of a requirement, and that it is not wanted where it is not. */
const standingOf = (one: Requirement) => `${one.excluded ? 'not ' : ''}${keyOf(one)}`

type Concept = Extract<Requirement, { kind: 'skill' | 'role' }>

/** Whether a requirement is a wanted skill or role that stands in the text; the one that is named comes first. */
const isConcept = (one: Requirement): one is Concept =>
  (one.kind === 'skill' || one.kind === 'role') && !one.excluded && one.span !== undefined
