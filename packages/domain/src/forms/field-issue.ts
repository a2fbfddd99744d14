/** Field issues: the `message` of every zod issue our forms raise, translated on the screen. */
export const FIELD_ISSUES = [
  'required',
  'invalid_email',
  'password_too_short',
  'password_too_long',
  'passwords_differ',
  'confirmation_differs',
  'not_a_number',
  'too_small',
  'too_large',
  'too_long',
  'invalid_address',
  'not_an_option',
] as const
export type FieldIssue = (typeof FIELD_ISSUES)[number]

/** Typed `message` of a zod issue: the compiler refuses a misspelt code. */
export const issue = (code: FieldIssue): FieldIssue => code
