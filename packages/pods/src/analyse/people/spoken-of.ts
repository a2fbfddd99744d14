import { phrasesBetween, phrasesOf } from '../../text/phrases.ts'
import type { Span } from '../analysis.ts'
import type { Brief } from '../brief.ts'
import type { Range } from '../scopes/clause-ranges.ts'
import { rangesOf } from '../scopes/clause-ranges.ts'
import { languageNameAt } from './language-names.ts'

export type SpokenReading = { value: string; span: Span; confidence: number }

/** What says that people must speak the languages named in the same sentence. */
const CUES = phrasesOf([
  [
    true,
    'speak, speaks, speaking, speaker, speakers, spoken, fluent, fluently, fluency, native, natives, native level, mother tongue, bilingual, parler, parle, parlant, parlent, parlé, courant, couramment, bilingue, bilingues, natif, natifs, native, natives, langue maternelle, maîtrise, maîtriser, maîtrisant, langue de travail, langues de travail, working language, working languages, explain, explain things, calls in, calls, meetings in, réunions en, échanges en, communicate, communication in, communication en, in english, in french, in german, in spanish, niveau, professional, professionnel, professionnelle, francophone, francophones, anglophone, anglophones, germanophone, hispanophone, c1, c2, b2',
  ],
])
/** What takes it back: a wish, or somebody else's language. */
const NOT = phrasesOf([
  [
    true,
    'isn t required, is not required, not required, helps, would help, a plus, un plus, nos clients, our clients, our customers, nos utilisateurs, our users, not necessary, pas nécessaire, pas indispensable, optional, apprécié, nos habitants, guests, visitors, visiteurs, only in french, version, versions',
  ],
])
const WORK = phrasesOf([
  [
    true,
    'workshop, workshops, training, formation, atelier, ateliers, calls, meetings, réunions, explain, working, travail, lawyer, someone, contract, speaking, speaker, courant, fluent',
  ],
])
const TRANSLATORS = phrasesOf([
  [
    true,
    'traducteurs natifs, traductrices natives, traducteur natif, traductrice native, native translators, native translator, natives only, locuteurs natifs, native speakers, traduction native, traducteurs natifs exigés',
  ],
])
const TARGETS = phrasesOf([[true, 'into, vers, en, to, vers l, vers le, in']])
const SOURCES = new Set(['from', 'du', 'depuis', 'de'])
const MOST = 6

/** Languages that the people must speak; those into which native translators translate included. */
export function spokenOf(brief: Brief): SpokenReading[] {
  const found = new Map<string, SpokenReading>()
  for (const sentence of rangesOf(brief.words).sentences) {
    if (sentence === undefined || !asks(brief, sentence)) continue
    for (const reading of namesIn(brief, sentence))
      if (!found.has(reading.value)) found.set(reading.value, reading)
  }
  const natives = phrasesBetween(TRANSLATORS, brief.words, [0, brief.words.length])
  if (natives.length > 0 && found.size === 0)
    for (const reading of targetsOf(brief)) found.set(reading.value, reading)
  return [...found.values()].slice(0, MOST)
}

function asks({ words, standings }: Brief, [from, to]: Range): boolean {
  if (standings.at(from) === 'ignored') return false
  const cues = phrasesBetween(CUES, words, [from, to])
  if (cues.length === 0) return false
  const isWork =
    cues.some(({ at, next }) => !isBareIn(words[at]?.folded, next - at)) ||
    phrasesBetween(WORK, words, [from, to]).length > 0
  return isWork && phrasesBetween(NOT, words, [from, to]).length === 0
}

/** "in English" alone says only something of what is written. */
const isBareIn = (folded: string | undefined, length: number) => folded === 'in' && length === 2

function* namesIn({ words, standings }: Brief, [from, to]: Range): Generator<SpokenReading> {
  for (let at = from; at < to; ) {
    const name = languageNameAt(words, at)
    const [first, last] = [words[at], words[(name?.next ?? at + 1) - 1]]
    const isSource = SOURCES.has(words[at - 1]?.folded ?? '')
    if (
      name &&
      first &&
      last &&
      !isSource &&
      standings.at(at) !== 'refused' &&
      standings.at(at) !== 'nice'
    )
      yield { value: name.value, span: [first.start, last.end], confidence: 0.85 }
    at = name?.next ?? at + 1
  }
}

/** Languages that a translation goes into: named after "into" or "vers", or markets. */
function* targetsOf(brief: Brief): Generator<SpokenReading> {
  const { words } = brief
  const all: Range = [0, words.length]
  const into = phrasesBetween(TARGETS, words, all).find(({ next }) => {
    const isArticle = ['l', 'le', 'the'].includes(words[next]?.folded ?? '')
    return languageNameAt(words, isArticle ? next + 1 : next) !== undefined
  })
  const markets = phrasesBetween(MARKETS, words, all)[0]
  const start = into?.next ?? markets?.next
  if (start === undefined) return
  const sentence = rangesOf(words).sentences[words[start]?.sentence ?? 0]
  if (sentence !== undefined) yield* namesIn(brief, [start, sentence[1]])
}
const MARKETS = phrasesOf([[true, 'marché, marchés, market, markets, marchés']])
