import {
  type Analysis,
  ARCHETYPES,
  type BudgetValue,
  type Requirement,
  type Span,
} from './analysis.ts'

const DAY = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
const SLUG = /^[\p{L}\p{N}+#.-]+$/u
const MISSING: readonly string[] = ['budget', 'due', 'scope', 'audience', 'languages', 'content']

/** Fault of an analysis of a text: a value outside its type's range, or a place outside the text. */
export function analysisFault(text: string, analysis: Analysis): string | undefined {
  const { language, archetype, requirements, missing } = analysis
  if (language !== 'fr' && language !== 'en') return `language ${language}`
  if (!ARCHETYPES.includes(archetype)) return `archetype ${archetype}`
  if (!missing.every((one) => MISSING.includes(one))) return `missing ${missing}`
  if (new Set(missing).size < missing.length) return `missing ${missing} twice`
  const faulty = requirements.find((one) => !isValid(one) || !isPlaced(text, one))
  return faulty && JSON.stringify(faulty)
}

function isPlaced(text: string, { kind, span }: Requirement): boolean {
  if (span === undefined) return kind === 'role'
  const [start, end]: Span = span
  return (
    Number.isInteger(start) &&
    Number.isInteger(end) &&
    start >= 0 &&
    start < end &&
    end <= text.length
  )
}

function isValid(one: Requirement): boolean {
  if (!(one.confidence > 0 && one.confidence <= 1)) return false
  if (typeof one.must !== 'boolean' || typeof one.excluded !== 'boolean') return false
  switch (one.kind) {
    case 'skill':
    case 'role':
      return SLUG.test(one.value) && one.labels.fr !== '' && one.labels.en !== ''
    case 'budget':
      return isBudget(one.value)
    case 'start':
    case 'due':
      return DAY.test(one.value)
    case 'duration':
      return isCount(one.value.days, 1_100)
    case 'team':
      return isCount(one.value.max, 30)
    case 'place':
      return one.value.length > 0 && one.value.length <= 200
    case 'remote':
      return ['remote', 'onsite', 'hybrid'].includes(one.value)
    case 'spoken':
      return /^[a-z]{2}$/.test(one.value)
    case 'seniority':
      return one.value === 'junior' || one.value === 'senior'
    case 'confidential':
      return one.value
  }
}

function isBudget({ min, max, currency, per }: BudgetValue): boolean {
  const isEnd = (end: number | null) => end === null || (Number.isFinite(end) && end > 0)
  return (
    isEnd(min) &&
    isEnd(max) &&
    (min ?? max) !== null &&
    (min === null || max === null || min <= max) &&
    /^[A-Z]{3}$/.test(currency) &&
    ['total', 'day', 'hour', 'month'].includes(per)
  )
}

const isCount = (value: number, most: number) =>
  Number.isInteger(value) && value >= 1 && value <= most
