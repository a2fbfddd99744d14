import { useEffect } from 'react'
import type { FieldValues, Resolver } from 'react-hook-form'
import { onFirstTouch } from './first-touch.ts'

/**
 * A form's check that is downloaded when somebody begins to act on the page: schemas are heavy, and a
 * first look at a page needs none. `load` must stay the same function. Where the download fails the
 * server checks alone, and says what is wrong, or nobody answers, and the form says that.
 */
export function useLateCheck<Input extends FieldValues, Output extends FieldValues>(
  load: () => Promise<Resolver<Input, unknown, Output>>,
): Resolver<Input, unknown, Output> {
  useEffect(() => onFirstTouch(() => void load().catch(() => undefined)), [load])
  return async (values, context, options) => {
    const check = await load().catch(() => undefined)
    if (check !== undefined) return check(values, context, options)
    const unchecked: FieldValues = values
    return { values: unchecked as Output, errors: {} } // what the server is sent, it checks
  }
}
