import { type Missing, missingToPublish } from './missing-to-publish.ts'
import { mayHaveSkills, type Role } from './roles.ts'
import { isBlank } from './text.ts'

/**
 * Steps to a complete profile, the most useful first: what publishing needs, then what others look
 * for.
 */
const PROFILE_STEPS = [
  'firstName',
  'lastName',
  'profession',
  'skill',
  'avatar',
  'biography',
  'availability',
  'experience',
  'place',
  'link',
] as const
export type ProfileStep = (typeof PROFILE_STEPS)[number]

/**
 * Stored profile of a person, public fields only: private ones such as the phone number do not
 * count.
 */
export type StoredProfile = {
  firstName: string | null
  lastName: string | null
  profession: string | null
  skillCount: number
  avatarUrl: string | null
  biography: string | null
  availability: string | null
  experienceYears: number | null
  city: string | null
  country: string | null
  websiteUrl: string | null
  portfolioUrl: string | null
}

/** Steps that apply to a role. */
export const profileSteps = (role: Role): ProfileStep[] =>
  PROFILE_STEPS.filter((step) => step !== 'skill' || mayHaveSkills(role))

/** Steps still to do, the next best one first; empty when the profile is complete. */
export function missingProfileSteps(profile: StoredProfile, role: Role): ProfileStep[] {
  const toPublish = missingToPublish(profile)
  const lacks: Record<Exclude<ProfileStep, Missing>, boolean> = {
    avatar: isBlank(profile.avatarUrl),
    biography: isBlank(profile.biography),
    availability: profile.availability === null,
    // Zero years are an answer.
    experience: profile.experienceYears === null,
    place: isBlank(profile.city) && isBlank(profile.country),
    link: isBlank(profile.websiteUrl) && isBlank(profile.portfolioUrl),
  }
  return profileSteps(role).filter((step) =>
    isNeededToPublish(step) ? toPublish.includes(step) : lacks[step],
  )
}

/** Whether publishing requires this step (specification §4). */
export const isNeededToPublish = (step: ProfileStep): step is Missing =>
  step === 'firstName' || step === 'lastName' || step === 'profession' || step === 'skill'
