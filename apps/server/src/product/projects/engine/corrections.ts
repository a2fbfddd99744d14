import type { Correction } from '@podium/domain'
import type { Analysis, Edits, Requirement } from '@podium/pods'

/** Name of a requirement that a correction is about; a brief has several skills, roles and languages, one of the rest. */
export const keyOf = ({ kind, value }: Pick<Requirement, 'kind' | 'value'>): string =>
  kind === 'skill' || kind === 'role' || kind === 'spoken' ? `${kind}:${value}` : kind

/** Correction that another replaces: that of the same subject. */
export const subjectOf = (correction: Correction): string =>
  'requirement' in correction ? correction.requirement : correction.change

/** Analysis with what the client dropped, made optional or made a must. */
export function correctedAnalysis(
  analysis: Analysis,
  corrections: readonly Correction[],
): Analysis {
  const bySubject = new Map(corrections.map((one) => [subjectOf(one), one]))
  const requirements = analysis.requirements.flatMap((requirement) => {
    switch (bySubject.get(keyOf(requirement))?.change) {
      case 'drop':
        return canBeRefused(requirement) ? [{ ...requirement, excluded: true }] : []
      case 'optional':
        return [{ ...requirement, must: false, excluded: false }]
      case 'must':
        return [{ ...requirement, must: true, excluded: false }]
      default:
        return [requirement]
    }
  })
  return { ...analysis, requirements }
}

/** Without a skill or role the usual team might bring it all the same, so dropping one refuses it. */
const canBeRefused = ({ kind }: Requirement) => kind === 'skill' || kind === 'role'

/** Edits of the scope that set another value. Money is in the brief's currency, else in euros. */
export function editsOf(corrections: readonly Correction[], analysis: Analysis): Edits {
  const edits: Edits = {}
  for (const correction of corrections) {
    switch (correction.change) {
      case 'budget':
        edits.budget =
          correction.max === null ? null : { max: correction.max, currency: currencyOf(analysis) }
        break
      case 'start':
        edits.start = correction.day
        break
      case 'due':
        edits.due = correction.day
        break
      case 'team':
        edits.teamMax = correction.max
        break
    }
  }
  return edits
}

export function currencyOf({ requirements }: Analysis): string {
  const budget = requirements.find(({ kind }) => kind === 'budget')
  return budget?.kind === 'budget' ? budget.value.currency : 'EUR'
}

/** Corrections with one more, or without the one that `restore` ends. */
export function withCorrection(
  corrections: readonly Correction[],
  change: Correction | { change: 'restore'; requirement: string },
): Correction[] {
  const subject = change.change === 'restore' ? change.requirement : subjectOf(change)
  const others = corrections.filter((one) => subjectOf(one) !== subject)
  return change.change === 'restore' ? others : [...others, change]
}
