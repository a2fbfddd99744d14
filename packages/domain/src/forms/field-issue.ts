/** What can be wrong with a field: the `message` of every issue our forms raise, to be said in the person's language. */
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

/** A field issue as zod takes it: the compiler refuses a misspelt one. */
export const issue = (code: FieldIssue): FieldIssue => code
