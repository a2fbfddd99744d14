import { folded, SKILL_SUGGESTIONS_MAX } from '@podium/domain'
import type { Skill } from '../../data/skills.ts'

const lower = (text: string) => text.trim().toLocaleLowerCase()

/** Whether two names are one skill's: accents count, as in the database's unique index. */
export const sameName = (one: string, other: string) => lower(one) === lower(other)

type Known = { found: readonly Skill[]; owned: readonly Skill[] }

/**
 * Suggestions for a typed text: substring ignoring case and accents, not owned, at most 8 (specification §5). `found` may
 * still be the result for fewer letters.
 */
export function suggestSkills(typed: string, { found, owned }: Known): Skill[] {
  const ownedIds = new Set(owned.map(({ id }) => id))
  return found
    .filter(({ id, name }) => !ownedIds.has(id) && folded(name).includes(folded(typed.trim())))
    .slice(0, SKILL_SUGGESTIONS_MAX)
}
