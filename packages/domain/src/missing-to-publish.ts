import type { ProfileRow } from './profile-fields.ts'
import { mayHaveSkills, type Role } from './roles.ts'
import { isBlank } from './text.ts'

/** Requirement for publishing that a person lacks: a field of the profile, or a skill. */
export type Missing = 'first_name' | 'last_name' | 'profession' | 'skill'

/** Columns of an author's profile, and the number of their skills, on which publishing depends. */
export type AuthorProfile = Pick<ProfileRow, 'first_name' | 'last_name' | 'profession'> & {
  skillCount: number
}

/**
 * Fields a person must still fill in before they may publish (specification §4, "Posting
 * eligibility"), in the order of the form; empty when they may. Skills that a client kept from their
 * time as a professional count for nothing. The database decides with the same rule
 * (`public.can_publish`).
 */
export function missingToPublish(author: AuthorProfile, role: Role): Missing[] {
  const lacking: [Missing, boolean][] = [
    ['first_name', isBlank(author.first_name)],
    ['last_name', isBlank(author.last_name)],
    ['profession', isBlank(author.profession)],
    ['skill', author.skillCount < 1 || !mayHaveSkills(role)],
  ]
  return lacking.filter(([, lacks]) => lacks).map(([what]) => what)
}
