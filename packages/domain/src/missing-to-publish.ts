import type { ProfileRow } from './profile-fields.ts'
import { isBlank } from './text.ts'

/** What a person lacks to publish: a field of the profile, or a skill. */
export type Missing = 'first_name' | 'last_name' | 'profession' | 'skill'

type Author = Pick<ProfileRow, 'first_name' | 'last_name' | 'profession'> & { skillCount: number }

/**
 * Fields a person must still fill in before they may publish (specification §4, "Posting
 * eligibility"), in the order of the form; empty when they may. The database decides with the same
 * rule (`public.can_publish`).
 */
export function missingToPublish(author: Author): Missing[] {
  const lacking: [Missing, boolean][] = [
    ['first_name', isBlank(author.first_name)],
    ['last_name', isBlank(author.last_name)],
    ['profession', isBlank(author.profession)],
    ['skill', author.skillCount < 1],
  ]
  return lacking.filter(([, lacks]) => lacks).map(([what]) => what)
}
