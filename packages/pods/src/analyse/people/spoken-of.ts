import { phrasesBetween, phrasesOf } from '../../text/phrases.ts'
import type { Span } from '../analysis.ts'
import type { Brief } from '../brief.ts'
import type { Range } from '../scopes/clause-ranges.ts'
import { rangesOf } from '../scopes/clause-ranges.ts'
import { languageNameAt } from './language-names.ts'

export type SpokenReading = { value: string; span: Span; confidence: number }

/** Phrases that ask people to speak the languages named in the same sentence. */
const CUES = phrasesOf([
  [
    true,
    `
    speak, speaks, speaking, speaker, speakers, spoken, fluent, fluently, fluency, native, natives,
    native level, mother tongue, bilingual, parler, parle, parlant, parlent, parlé, courant, couramment,
    bilingue, bilingues, natif, natifs, langue maternelle, maîtrise, maîtriser, maîtrisant, langue de travail,
    langues de travail, working language, working languages, explain, explain things, calls in, meetings in,
    réunions en, échanges en, communicate, only speak, only speaks, speak only, ne parle que, ne parlent que,
    parlons, parlez, parlera, comprendre, comprenne, understand, understands, who speaks, qui parle,
    qui parlent, in person in, at ease in, comfortable in, à l aise en, work in, works in, working in,
    se débrouiller en, à l oral, phone calls in, téléphone en, everything in, tout se passe en, tout se fait en,
    is in, language of work, communicate in, converse, conversational, speaker of, lu parlé écrit, can talk to,
    parler à, team meets in, communication en, niveau, professional, professionnel, professionnelle, required,
    exigé, exigée, exigés, indispensable, obligatoire, francophone, francophones, anglophone, anglophones,
    germanophone, hispanophone, c1, c2, b2, se font en, se feront en, se fait en, ont lieu en, are held in,
    held in, held entirely in, parlant français, parlant anglais, qui écrive, qui écrivent, écrive et parle,
    writes and speaks, reads and speaks, s exprimer en, échanger en, échangeons en, travaillons en,
    nous travaillons en, on bosse en, bosser en, everything happens in, réunions sont en, our meetings are in,
    our language is, notre langue est`,
  ],
])
/** Phrases that take it back: a wish, or somebody else's language. */
const NOT = phrasesOf([
  [
    true,
    `
    isn t required, is not required, not required, helps, would help, a plus, un plus, even better,
    better still, all the better, encore mieux, d autant mieux, tant mieux, bienvenu, bienvenue, atout,
    an asset, un atout, a bonus, un bonus, so much the better, nos clients, our clients, our customers,
    nos utilisateurs, our users, not necessary, pas nécessaire, pas indispensable, optional, apprécié,
    nos habitants, guests, visitors, visiteurs, only in french, version, versions, mal l, on jase mal,
    parle mal, parlons mal, parlent mal, on parle mal, don t speak, doesn t speak, do not speak, ne parlons pas,
    ne parle pas, parlons peu, parle peu, speak little, speaks little, sorry for my, excusez mon,
    version française, english version, french version, sous titré, subtitled`,
  ],
])
const WORK = phrasesOf([
  [
    true,
    `
    workshop, workshops, training, formation, atelier, ateliers, calls, meetings, réunions, explain, working,
    travail, lawyer, someone, contract, speaking, speaker, courant, fluent`,
  ],
])
/** "in English" says how people work only beside what they do together. */
const WRITTEN_IN = phrasesOf([
  [
    true,
    'in english, in french, in german, in spanish, in italian, in dutch, en anglais, en français, en allemand, en espagnol, en italien, en néerlandais',
  ],
])
const TRANSLATORS = phrasesOf([
  [
    true,
    `
    traducteurs natifs, traductrices natives, traducteur natif, traductrice native, native translators,
    native translator, natives only, locuteurs natifs, native speakers, traduction native,
    traducteurs natifs exigés`,
  ],
])
const SOURCES = new Set(['from', 'du', 'depuis', 'de'])
const MOST = 6

/** Languages that the people must speak; those into which native translators translate included. */
export function spokenOf(brief: Brief): SpokenReading[] {
  const found = new Map<string, SpokenReading>()
  const keep = (reading: SpokenReading) => {
    if (!found.has(reading.value)) found.set(reading.value, reading)
  }
  const { clauses } = rangesOf(brief.words)
  let isAsking = false
  for (const [number, clause] of clauses.entries()) {
    if (clause === undefined) continue
    const goesOn: boolean = isAsking && /^\s*[,:]\s*$/.test(brief.words[clause[0]]?.gap ?? '')
    isAsking = asks(brief, clause, clauses[number + 1]) || (goesOn && isShort(clause))
    if (isAsking) for (const reading of namesIn(brief, clause)) keep(reading)
  }
  const natives = phrasesBetween(TRANSLATORS, brief.words, [0, brief.words.length])
  if (natives.length > 0 && found.size === 0) for (const reading of targetsOf(brief)) keep(reading)
  return [...found.values()].slice(0, MOST)
}

/** A further language of a list: "parler français, anglais et allemand". */
const isShort = ([from, to]: Range) => to - from <= 4

/** Most words of a clause that takes back the one before: "even better". */
const AFTERTHOUGHT = 4

function asks({ words, standings }: Brief, clause: Range, behind?: Range): boolean {
  if (standings.at(clause[0]) === 'ignored') return false
  const has = (phrases: typeof CUES) => phrasesBetween(phrases, words, clause).length > 0
  const isTakenBack =
    behind !== undefined &&
    behind[1] - behind[0] <= AFTERTHOUGHT &&
    words[behind[0]]?.sentence === words[clause[0]]?.sentence &&
    phrasesBetween(NOT, words, behind).length > 0
  return (has(CUES) || (has(WORK) && has(WRITTEN_IN))) && !has(NOT) && !isTakenBack
}

function* namesIn({ words, standings }: Brief, [from, to]: Range): Generator<SpokenReading> {
  for (let at = from; at < to; ) {
    const name = languageNameAt(words, at)
    const [first, last] = [words[at], words[(name?.next ?? at + 1) - 1]]
    const isSource = SOURCES.has(words[at - 1]?.folded ?? '')
    const standing = standings.at(at)
    if (name && first && last && !isSource && standing !== 'refused' && standing !== 'nice')
      yield { value: name.value, span: [first.start, last.end], confidence: 0.85 }
    at = name?.next ?? at + 1
  }
}

const MARKETS = phrasesOf([[true, 'marché, marchés, market, markets']])
const INTO = phrasesOf([
  [
    true,
    `
    into, vers, vers l, vers le, need it in, needed in, need this in, need them in, il nous le faut en,
    le faut en, le veut en, la faut en, les faut en, out in, launch in, launching in, disponible en,
    décliner en, décliné en, déclinée en, à traduire en, traduire en, traduit en, traduite en, traduits en,
    traduites en, passer en, want it in, available in, translated to, translation to, go in, adapter en,
    adapté en`,
  ],
])

/** Languages that a translation goes into: named after "into" or "vers", or as markets. */
function* targetsOf(brief: Brief): Generator<SpokenReading> {
  const { words } = brief
  const all: Range = [0, words.length]
  const start = [...phrasesBetween(INTO, words, all), ...phrasesBetween(MARKETS, words, all)].find(
    ({ next }) => languageNameAt(words, next) !== undefined,
  )?.next
  const sentence =
    start === undefined ? undefined : rangesOf(words).sentences[words[start]?.sentence ?? 0]
  if (start !== undefined && sentence !== undefined) yield* namesIn(brief, [start, sentence[1]])
}
