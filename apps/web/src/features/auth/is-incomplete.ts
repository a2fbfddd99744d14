import type { FieldIssue } from '@podium/domain'

/** Whether a form was sent with a required field left empty. */
export function isIncomplete(errors: Record<string, { message?: string } | undefined>) {
  const required: FieldIssue = 'required'
  return Object.values(errors).some((error) => error?.message === required)
}
