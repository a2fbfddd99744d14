import { isNewcomer } from '../market/exposure.ts'
import type { Person } from '../market/market.ts'
import { EVIDENCE_FACTOR, HELD, type Similarity } from '../market/person-levels.ts'
import type { RoleSkill, ScopeRole } from '../scope/scope.ts'
import type { FormFact } from './form-facts.ts'

/** Skills of a role as somebody has them: held, held through a neighbour, or missing; heaviest first. */
export function skillFacts(person: Person, role: ScopeRole, similarity: Similarity): FormFact[] {
  return role.skills
    .toSorted((a, b) => b.weight - a.weight)
    .map((asked): FormFact => {
      const { skill, level: needed, must } = asked
      const best = bestFor(person, asked, similarity)
      if (best === undefined || best.share < HELD)
        return {
          code: 'member-skill-missing',
          values: { skill, must, share: round(best?.share ?? 0) },
        }
      const { level, evidence, skill: through } = best.by
      const known = { skill, level, needed, evidence, must, share: round(best.share) }
      return through === skill
        ? { code: 'member-skill', values: known }
        : {
            code: 'member-skill-near',
            values: { ...known, through, similarity: round(best.similarity) },
          }
    })
}

/** The skill of a person that counts most for what is asked; of several the one itself, then by slug. */
function bestFor({ skills }: Person, { skill, level }: RoleSkill, similarity: Similarity) {
  return skills
    .map((by) => {
      const near = by.skill === skill ? 1 : similarity(skill, by.skill)
      const counts = by.level * near * EVIDENCE_FACTOR[by.evidence]
      return { by, similarity: near, counts, share: Math.min(1, counts / level) }
    })
    .sort(
      (a, b) =>
        b.counts - a.counts || b.similarity - a.similarity || (a.by.skill < b.by.skill ? -1 : 1),
    )[0]
}

/** Fact about how somebody's work so far is known. */
export function recordFact({ rating, delivered }: Person): FormFact[] {
  if (rating.count > 0)
    return [{ code: 'member-rating', values: { mean: round(rating.mean), count: rating.count } }]
  return isNewcomer({ delivered }) ? [{ code: 'member-newcomer', values: { delivered } }] : []
}

/** Fact about a preference that made somebody count as waiting longer than they had. */
export const preferenceFact = ({ wantsKind, lastProposed }: Person): FormFact[] =>
  wantsKind === true && lastProposed !== null ? [{ code: 'member-preference', values: {} }] : []

/** A share or figure to a ten-thousandth, as facts carry them. */
export function round(figure: number): number {
  return Math.round(figure * 10_000) / 10_000
}
