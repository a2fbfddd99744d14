import type { Day, Language } from '../units.ts'
import type { Analysis, Archetype, BudgetValue, Missing, Requirement } from './analysis.ts'

/** Skill that a brief asks for: one of the names has to be found, and at least half of `span` as its place. */
type LabelledSkill = { any: readonly string[]; span: string; must?: boolean; implied?: boolean }

/** Skill named and not wanted; a look-alike (`not-a-skill`) must not be found at all. */
type RefusedSkill = { any: readonly string[]; why: 'negated' | 'have-already' | 'not-a-skill' }

type Window = { from: Day; to: Day; span: string }

/** Brief with what a person reads in it; what is left out of `expect` is not asked for. */
export type LabelledBrief = {
  id: string
  /** Language the text is written in, where it is not `expect.language` alone. */
  lang?: 'mixed'
  text: string
  expect: {
    /** Absent: not judged. */
    language?: Language
    /** Each of them is right. */
    archetype: readonly Archetype[]
    skills: readonly LabelledSkill[]
    /** Arguable: neither right nor wrong. */
    skillsOk?: readonly (readonly string[])[]
    notSkills?: readonly RefusedSkill[]
    roles: readonly (readonly string[])[]
    notRoles?: readonly (readonly string[])[]
    budget?: BudgetValue & { span: string }
    start?: Window
    due?: Window
    duration?: { days: number; tolerance: number; span: string }
    team?: number
    remote?: 'remote' | 'onsite' | 'hybrid'
    place?: string
    spoken?: readonly string[]
    seniority?: 'junior' | 'senior'
    confidential?: boolean
    missing?: readonly Missing[]
  }
}

/** Hits and what they are out of. */
type Rate = { hits: number; of: number }
const RATES = [
  'language',
  'archetype',
  'skillPrecision',
  'skillRecall',
  'impliedRecall',
  'refusedKept',
  'roleRecall',
  'rolesKept',
  'budget',
  'dates',
  'datesInvented',
  'others',
  'span',
  'missing',
] as const
type RateName = (typeof RATES)[number]

/** Score of an engine on labelled briefs, with a sentence for each miss. */
type Score = { rates: Record<RateName, Rate>; skillF1: number; misses: string[] }

/** Share of 1; of nothing, 1. */
export const share = ({ hits, of }: Rate): number => (of === 0 ? 1 : hits / of)

/** Arguable in every brief: work that any project has. */
const ALWAYS_OK = [['project management'], ['documentation'], ['audit']]

/** Measures analyses of briefs against their labels. */
export function scoreOf(
  briefs: readonly LabelledBrief[],
  analyse: (text: string) => Analysis,
): Score {
  const none = (): Rate => ({ hits: 0, of: 0 })
  const rates: Record<RateName, Rate> = {
    ...{ language: none(), archetype: none(), skillPrecision: none(), skillRecall: none() },
    ...{ impliedRecall: none(), refusedKept: none(), roleRecall: none(), rolesKept: none() },
    ...{ budget: none(), dates: none(), datesInvented: none(), others: none() },
    ...{ span: none(), missing: none() },
  }
  const misses: string[] = []
  for (const brief of briefs) {
    const note = (name: RateName, isHit: boolean, what: string) => {
      rates[name].of += 1
      if (isHit) rates[name].hits += 1
      else misses.push(`${brief.id}: ${name}: ${what}`)
    }
    scoreBrief(brief, analyse(brief.text), note)
  }
  const [precision, recall] = [share(rates.skillPrecision), share(rates.skillRecall)]
  return { rates, skillF1: (2 * precision * recall) / (precision + recall || 1), misses }
}

/** Whether a brief asks for a skill; undefined where that is arguable. */
export function judge({ expect }: LabelledBrief, skill: Requirement): boolean | undefined {
  const names = namesOf(skill)
  if (expect.skills.some(({ any }) => meets(names, any))) return true
  const arguable = [...(expect.skillsOk ?? []), ...ALWAYS_OK]
  return arguable.some((any) => meets(names, any)) ? undefined : false
}

type Note = (name: RateName, isHit: boolean, what: string) => void

function scoreBrief({ text, expect }: LabelledBrief, analysis: Analysis, note: Note) {
  const of = (kind: Requirement['kind']) =>
    analysis.requirements.filter((one) => one.kind === kind && !one.excluded)
  const first = (kind: Requirement['kind']) => of(kind)[0]
  const placed = (wanted: string, found: readonly Requirement[]) =>
    note(
      'span',
      found.some(({ span }) => span !== undefined && covers(text, wanted, span)),
      `"${wanted}", found ${found.map(({ span }) => (span ? text.slice(...span) : 'none')).join(' | ')}`,
    )

  if (expect.language !== undefined)
    note('language', analysis.language === expect.language, analysis.language)
  note('archetype', expect.archetype.includes(analysis.archetype), analysis.archetype)

  const skills = new Map(of('skill').map((one) => [String(one.value), namesOf(one)]))
  for (const { any, span, implied } of expect.skills) {
    const found = of('skill').filter((one) => meets(namesOf(one), any))
    note('skillRecall', found.length > 0, `${any[0]} missed`)
    if (implied) note('impliedRecall', found.length > 0, `${any[0]} missed`)
    if (found.length > 0) placed(span, found)
  }
  const wanted = expect.skills.map(({ any }) => any)
  const arguable = [...(expect.skillsOk ?? []), ...ALWAYS_OK]
  for (const [slug, names] of skills) {
    const isWanted = wanted.some((any) => meets(names, any))
    if (isWanted || !arguable.some((any) => meets(names, any)))
      note('skillPrecision', isWanted, `${slug} not asked for`)
  }
  for (const { any, why } of expect.notSkills ?? []) {
    const taken = [...skills].filter(
      ([, names]) => meets(names, any) && !wanted.some((one) => meets(names, one)),
    )
    note('refusedKept', taken.length === 0, `${any[0]} (${why}) taken as wanted`)
  }

  const roles = of('role').map(namesOf)
  for (const any of expect.roles)
    note(
      'roleRecall',
      roles.some((names) => meets(names, any)),
      `${any[0]} missed`,
    )
  for (const any of expect.notRoles ?? [])
    note('rolesKept', !roles.some((names) => meets(names, any)), `${any[0]} not wanted`)

  const budget = first('budget')
  const { span: budgetSpan, ...budgetValue } = expect.budget ?? { span: '' }
  const isSame = same(budget?.value, expect.budget && budgetValue)
  note('budget', isSame, JSON.stringify(budget?.value))
  if (isSame && budget !== undefined) placed(budgetSpan, [budget])

  for (const kind of ['start', 'due'] as const) {
    const found = first(kind)
    const label = expect[kind]
    const day = String(found?.value)
    const isIn = label !== undefined && day >= label.from && day <= label.to
    if (label === undefined) note('datesInvented', found === undefined, `${kind} ${day}`)
    else note('dates', isIn, `${kind} ${day}, not ${label.from}…${label.to}`)
    if (isIn && found !== undefined && label !== undefined) placed(label.span, [found])
  }
  const duration = first('duration')
  const days = duration?.kind === 'duration' ? duration.value.days : undefined
  if (expect.duration === undefined)
    note('datesInvented', duration === undefined, `duration ${days}`)
  else
    note(
      'dates',
      days !== undefined && Math.abs(days - expect.duration.days) <= expect.duration.tolerance,
      `duration ${days}, not ${expect.duration.days}`,
    )

  const others = {
    team: expect.team === undefined ? undefined : { max: expect.team },
    remote: expect.remote,
    place: expect.place,
    seniority: expect.seniority,
    confidential: expect.confidential,
  }
  for (const [kind, value] of Object.entries(others)) {
    const found = first(kind as Requirement['kind'])?.value // keys of `others` are kinds
    note('others', same(found, value), `${kind} ${JSON.stringify(found)}`)
  }
  const spoken = of('spoken').map((one) => String(one.value))
  note('others', same(spoken.toSorted(), [...(expect.spoken ?? [])].sort()), `spoken ${spoken}`)
  for (const one of expect.missing ?? [])
    note('missing', analysis.missing.slice(0, 2).includes(one), `${one} of ${analysis.missing}`)
}

const same = (a: unknown, b: unknown) => stable(a) === stable(b)
const stable = (value: unknown) =>
  JSON.stringify(value, value !== null && typeof value === 'object' ? keysOf(value) : undefined)
const keysOf = (value: object) => (Array.isArray(value) ? undefined : Object.keys(value).sort())

/** Names of a requirement, compared without case, accents, punctuation and plural. */
function namesOf(one: Requirement): Set<string> {
  if (one.kind !== 'skill' && one.kind !== 'role') return new Set()
  const { fr, en, aliases = [] } = one.labels
  return new Set([one.value, fr, en, ...aliases].map(key).filter((name) => name !== ''))
}

const meets = (names: ReadonlySet<string>, any: readonly string[]) =>
  any.some((one) => names.has(key(one)))

const keys = new Map<string, string>()

/** Name without case, accents, punctuation and plural; each is worked out once. */
function key(name: string): string {
  const known = keys.get(name) ?? keyOf(name)
  keys.set(name, known)
  return known
}

const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('c++', 'cpp')
    .replaceAll('c#', 'csharp')
    .replace(/(^|\s)\.net\b/g, '$1dotnet')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word))
    .join(' ')

/** True where a place covers at least half of one occurrence of the wanted words. */
function covers(text: string, wanted: string, [start, end]: readonly [number, number]): boolean {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const common = Math.min(end, at + wanted.length) - Math.max(start, at)
    if (common * 2 >= wanted.length) return true
  }
  return false
}
