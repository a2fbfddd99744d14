import { readFileSync } from 'node:fs'
import { CONCEPTS } from '../lexicon/concepts.ts'
import { labelsOf } from '../lexicon/labels-of.ts'
import { neighboursOf, similarity } from '../lexicon/similarity.ts'
import type { Day } from '../units.ts'
import { namesOfGroup } from './alias-groups.test-data.ts'
import type { Archetype, BudgetValue } from './analysis.ts'
import type { LabelledBrief } from './score.test-data.ts'

/** Writers of the training briefs in `packages/pods/corpus`. */
export const WRITERS = ['a', 'b', 'c', 'd'] as const
type Writer = (typeof WRITERS)[number]

/** Similarity from which a concept counts as the labelled one. */
const SAME = 0.8
/** Arguable in every brief, as in the given ones. */
const GENERIC =
  'front-end-development back-end-development full-stack-development html css javascript software-development web-development ux ui-design cms responsive-design testing gdpr'.split(
    ' ',
  )

/** Training briefs of a writer (`packages/pods/corpus/README.md` has the format). */
export function corpusOf(writer: Writer): LabelledBrief[] {
  const path = new URL(`../../corpus/${writer}.txt`, import.meta.url)
  return readFileSync(path, 'utf8')
    .split(/^={5}\s*$/m)
    .filter((block) => block.trim() !== '')
    .map((block, index) => briefOf(block, `${writer}-${String(index + 1).padStart(3, '0')}`))
}

function briefOf(block: string, id: string): LabelledBrief {
  const [head = '', text = ''] = block.split(/^text:[ \t]*\n?/m)
  const lines = head.split('\n').flatMap((line) => {
    const colon = line.indexOf(':')
    return colon < 0 ? [] : [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const]
  })
  const all = (name: string) => lines.flatMap(([key, value]) => (key === name ? [value] : []))
  const [lang = ''] = all('lang')
  const archetypes = (all('archetype')[0] ?? '').split(/ also | /).filter((one) => one !== '')
  const wants = all('skill').map(fieldsOf)
  const ok = slugsIn(all('ok'))
  const [budget] = all('budget')
  const [start] = all('start')
  const [due] = all('due')
  const [duration] = all('duration')
  return {
    id,
    ...(lang === 'mixed' ? { lang } : {}),
    text: text.trim(),
    expect: {
      ...(lang === 'fr' || lang === 'en' ? { language: lang } : {}),
      archetype: archetypes as Archetype[], // written from the list of archetypes
      skills: wants.map(([slug, span, flags = '']) => ({
        any: namesFor(slug),
        span,
        ...(flags.includes('optional') ? { must: false } : {}),
        ...(flags.includes('implied') ? { implied: true } : {}),
      })),
      skillsOk: [...ok, ...GENERIC].map(namesFor),
      notSkills: all('not')
        .map(fieldsOf)
        .map(([slug, , why]) => ({
          any: namesFor(slug),
          why: why === 'negated' || why === 'have-already' ? why : ('not-a-skill' as const),
        })),
      roles: slugsIn(all('roles')).map(namesFor),
      ...(budget === undefined ? {} : { budget: budgetIn(budget) }),
      ...(start === undefined ? {} : { start: windowIn(start) }),
      ...(due === undefined ? {} : { due: windowIn(due) }),
      ...(duration === undefined ? {} : { duration: durationIn(duration) }),
    },
  }
}

const fieldsOf = (line: string): [string, string, string?] => {
  const [slug = '', span = '', flags] = line.split('|').map((one) => one.trim())
  return flags === undefined ? [slug, span] : [slug, span, flags]
}
const slugsIn = (lines: readonly string[]) =>
  lines
    .flatMap((line) => line.split(/,\s*/))
    .flatMap((one) => one.trim().split('|')[0]?.trim() || [])

/** Names by which a labelled concept counts as found: its own, those of its like, those other labellers allowed. */
function namesFor(slug: string): string[] {
  const concept = CONCEPTS.get(slug)
  if (concept === undefined) return [slug.replace(/^\?\s*/, '')]
  const like = [...neighboursOf(slug)].filter((one) => similarity(slug, one) >= SAME)
  const core =
    concept.kind === 'skill' || concept.kind === 'tool'
      ? []
      : Object.entries(concept.implies).flatMap(([one, weight]) => (weight >= SAME ? [one] : []))
  const { fr, en, aliases = [] } = labelsOf(slug)
  const own = [slug, slug.replaceAll('-', ' '), fr, en, ...aliases]
  return [...own, ...own.flatMap((one) => namesOfGroup(one.toLowerCase())), ...like, ...core]
}

function budgetIn(line: string): BudgetValue & { span: string } {
  const [value = '', span = ''] = line.split('|').map((one) => one.trim())
  const [range = '', currency = 'EUR', per = 'total'] = value.split(/\s+/)
  const [min, max] = range.split('..').map((one) => (one === '' ? null : Number(one)))
  return { min: min ?? null, max: max ?? null, currency, per: per as BudgetValue['per'], span }
}

function windowIn(line: string): { from: Day; to: Day; span: string } {
  const [range = '', span = ''] = line.split('|').map((one) => one.trim())
  const [from = '', to = from] = range.split('..')
  return { from: from as Day, to: to as Day, span }
}

function durationIn(line: string): { days: number; tolerance: number; span: string } {
  const [value = '', span = ''] = line.split('|').map((one) => one.trim())
  const [days = '', , tolerance = '3'] = value.split(/\s+/)
  return { days: Number(days), tolerance: Number(tolerance), span }
}
