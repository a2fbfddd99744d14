import { isBlank } from './text.ts'

export type Missing = 'firstName' | 'lastName' | 'profession' | 'skill'

type Author = {
  firstName: string | null
  lastName: string | null
  profession: string | null
  skillCount: number
}

/**
 * Fields a person must still fill in before they may publish (specification §4, "Posting
 * eligibility"), in the order of the form; empty when they may. The database decides with the same
 * rule (`public.can_publish`).
 */
export function missingToPublish({
  firstName,
  lastName,
  profession,
  skillCount,
}: Author): Missing[] {
  const lacking: [Missing, boolean][] = [
    ['firstName', isBlank(firstName)],
    ['lastName', isBlank(lastName)],
    ['profession', isBlank(profession)],
    ['skill', skillCount < 1],
  ]
  return lacking.filter(([, lacks]) => lacks).map(([what]) => what)
}
