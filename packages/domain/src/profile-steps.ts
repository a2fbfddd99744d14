import {
  PROFILE_COLUMNS,
  PROFILE_FIELDS,
  PROFILE_STEPS,
  type ProfileRow,
  type ProfileStep,
} from './profile-fields.ts'
import { mayHaveSkills, type Role } from './roles.ts'
import { isBlank } from './text.ts'

/** Stored profile of a person with the number of their skills. */
type StoredProfile = ProfileRow & { skillCount: number }

/** Steps that apply to a role: a rate is for those who can be proposed for a team. */
export const profileSteps = (role: Role): ProfileStep[] =>
  PROFILE_STEPS.filter((step) => {
    if (step === 'skill') return mayHaveSkills(role)
    return step !== 'rate' || role === 'professional'
  })

/** Columns of which one must be filled in for a step to be done; none for `skill`. */
export const columnsOfStep = (step: ProfileStep): (keyof ProfileRow)[] =>
  PROFILE_COLUMNS.filter((column) => PROFILE_FIELDS[column].step === step)

/** Steps still to do, the next best one first; empty when the profile is complete. */
export const missingProfileSteps = (profile: StoredProfile, role: Role): ProfileStep[] =>
  profileSteps(role).filter((step) =>
    step === 'skill'
      ? profile.skillCount < 1
      : columnsOfStep(step).every((column) => isEmpty(profile[column])),
  )

/** Whether a value is missing or a blank text; zero is an answer. */
const isEmpty = (value: ProfileRow[keyof ProfileRow]) =>
  value === null || (typeof value === 'string' && isBlank(value))

/** Whether publishing requires this step (specification §4). */
export const isNeededToPublish = (step: ProfileStep): boolean =>
  step === 'skill' || columnsOfStep(step).some((column) => PROFILE_FIELDS[column].isRequired)
