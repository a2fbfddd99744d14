import { type AuthorProfile, type Missing, missingToPublish } from './missing-to-publish.ts'
import type { ProfileRow } from './profile-fields.ts'
import type { Role } from './roles.ts'

/** Step of the profile that a professional lacks to be proposed for a team. */
export type MissingToBeProposed = Exclude<Missing, 'profession'> | 'rate' | 'availability'

/** Columns of a professional's profile, and the number of their skills, on which being proposed depends. */
export type CandidateProfile = AuthorProfile &
  Pick<ProfileRow, 'hourly_rate' | 'availability_status'>

/**
 * Steps that a professional still has to take before anybody can propose them for a team, in the order of the form; empty
 * when they can be, and for other roles. A status that says “not now” is an answer. The server's market keeps the same
 * rule (`market/read-market.ts`).
 */
export function missingToBeProposed(person: CandidateProfile, role: Role): MissingToBeProposed[] {
  if (role !== 'professional') return []
  const lacking: MissingToBeProposed[] = missingToPublish(person, role).filter(
    (step) => step !== 'profession',
  )
  if (person.availability_status === null) lacking.push('availability')
  if ((person.hourly_rate ?? 0) <= 0) lacking.push('rate')
  return lacking
}
