import { LIMITS } from '../limits.ts'
import { limitExceeded } from '../refusals.ts'

/** Fields of a form in the order sent. Throws PGRST100 for too many. */
export function readForm(text: string): [name: string, value: string][] {
  // Counted before decoding, which costs far more.
  const count = text.split('&', LIMITS.arguments + 1).length
  if (count > LIMITS.arguments) throw limitExceeded('fields', LIMITS.arguments)
  return [...new URLSearchParams(text)]
}
