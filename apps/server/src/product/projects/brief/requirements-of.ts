import type { Correction, ProjectRequirement } from '@podium/domain'
import type { Analysis, Requirement } from '@podium/pods'
import { typesetLabels } from '../common/typeset-labels.ts'
import { currencyOf, keyOf, subjectOf } from '../engine/corrections.ts'

type ValueCorrection = Exclude<Correction, { requirement: string }>

/** Requirements as the client sees them: each with its correction, and those that only a correction has set. */
export function requirementsOf(
  analysis: Analysis,
  corrections: readonly Correction[],
): ProjectRequirement[] {
  const bySubject = new Map(corrections.map((one) => [subjectOf(one), one]))
  const read = analysis.requirements.map((one) => shown(one, bySubject.get(keyOf(one)), analysis))
  const known = new Set(read.map(({ key }) => key))
  const set = corrections
    .filter((one): one is ValueCorrection => !('requirement' in one) && !known.has(one.change))
    .map((one) => ({ ...BLANK, key: one.change, kind: one.change, ...setValue(one, analysis) }))
  return [...new Map([...read, ...set].map((one) => [one.key, one])).values()]
}

const BLANK = { labels: null, must: true, excluded: false, span: null }

function shown(
  requirement: Requirement,
  correction: Correction | undefined,
  analysis: Analysis,
): ProjectRequirement {
  const { kind, must, excluded, span } = requirement
  const asRead: ProjectRequirement = {
    key: keyOf(requirement),
    kind,
    labels: 'labels' in requirement ? typesetLabels(requirement.labels) : null,
    value: plainValue(requirement),
    must,
    excluded,
    corrected: null,
    span: span === undefined ? null : [span[0], span[1]],
  }
  if (correction === undefined) return asRead
  switch (correction.change) {
    case 'drop':
      return { ...asRead, corrected: 'drop' }
    case 'optional':
    case 'must':
      return {
        ...asRead,
        must: correction.change === 'must',
        excluded: false,
        corrected: correction.change,
      }
    default:
      return { ...asRead, ...setValue(correction, analysis) }
  }
}

function plainValue(requirement: Requirement): ProjectRequirement['value'] {
  switch (requirement.kind) {
    case 'duration':
      return requirement.value.days
    case 'team':
      return requirement.value.max
    case 'confidential':
      return null
    default:
      return requirement.value
  }
}

function setValue(
  correction: ValueCorrection,
  analysis: Analysis,
): Pick<ProjectRequirement, 'value' | 'corrected'> {
  switch (correction.change) {
    case 'budget': {
      const { max } = correction
      const currency = currencyOf(analysis)
      return {
        value: max === null ? null : { min: null, max, currency, per: 'total' },
        corrected: 'set',
      }
    }
    case 'team':
      return { value: correction.max, corrected: 'set' }
    default:
      return { value: correction.day, corrected: 'set' }
  }
}
