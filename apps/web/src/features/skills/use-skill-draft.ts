import { SKILL_LEVEL_DEFAULT, type SkillLevel } from '@podium/domain'
import { useState } from 'react'
import { formDraft } from '../../lib/form-draft.ts'

type SkillDraft = { typed: string; isNew: boolean; category: string; level: SkillLevel }

const EMPTY: SkillDraft = { typed: '', isNew: false, category: '', level: SKILL_LEVEL_DEFAULT }

/**
 * Draft of the skill being added, kept in this tab: its values, a function that changes some, one that clears
 * all.
 */
export function useSkillDraft(personId: string) {
  const kept = formDraft(`skill.${personId}`)
  const [draft, setDraft] = useState<SkillDraft>(() => ({ ...EMPTY, ...kept.read() }))
  const change = (values: Partial<SkillDraft>) => {
    const next = { ...draft, ...values }
    setDraft(next)
    kept.keep(next)
  }
  const clear = () => {
    setDraft(EMPTY)
    kept.keep({})
  }
  return [draft, change, clear] as const
}
