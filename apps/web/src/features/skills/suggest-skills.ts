import { SKILL_SUGGESTIONS_MAX } from '@podium/domain'
import type { Skill } from '../../data/skills.ts'

const folded = (text: string) => text.trim().toLocaleLowerCase()

export const sameName = (one: string, other: string) => folded(one) === folded(other)

type Known = { all: readonly Skill[]; owned: readonly Skill[] }

/** Skills to choose from for what is typed: a substring ignoring case, not owned, at most 8 (specification §5). */
export function suggestSkills(typed: string, { all, owned }: Known): Skill[] {
  const ownedIds = new Set(owned.map(({ id }) => id))
  return all
    .filter(({ id, name }) => !ownedIds.has(id) && folded(name).includes(folded(typed)))
    .slice(0, SKILL_SUGGESTIONS_MAX)
}
