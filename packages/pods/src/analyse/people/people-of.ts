import type { Requirement } from '../analysis.ts'
import type { Brief } from '../brief.ts'
import { confidentialOf } from './confidential-of.ts'
import { placeOf } from './place-of.ts'
import { remoteOf } from './remote-of.ts'
import { seniorityOf } from './seniority-of.ts'
import { spokenOf } from './spoken-of.ts'
import { teamOf } from './team-of.ts'

/** Requirements of a brief about the people: how many, where, in which languages, how experienced, how discreet. */
export function* peopleOf(brief: Brief): Generator<Requirement> {
  const asked = { must: true, excluded: false }
  const team = teamOf(brief)
  if (team !== undefined) {
    const { max, span, confidence } = team
    yield { kind: 'team', value: { max }, span, confidence, ...asked }
  }
  const place = placeOf(brief)
  if (place !== undefined) {
    const { value, span, confidence } = place
    yield { kind: 'place', value, span, confidence, ...asked }
  }
  const remote = remoteOf(brief, place)
  if (remote !== undefined) yield { kind: 'remote', ...remote, ...asked }
  for (const spoken of spokenOf(brief)) yield { kind: 'spoken', ...spoken, ...asked }
  const seniority = seniorityOf(brief)
  if (seniority !== undefined) yield { kind: 'seniority', ...seniority, ...asked }
  const confidential = confidentialOf(brief)
  if (confidential !== undefined)
    yield { kind: 'confidential', value: true, ...confidential, ...asked }
}
