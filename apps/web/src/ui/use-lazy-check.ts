import { useEffect } from 'react'
import type { FieldValues, Resolver } from 'react-hook-form'
import { onFirstTouch } from './first-touch.ts'

/**
 * Resolver of a form whose schema is downloaded at the person's first action on the page: schemas are heavy,
 * and a first view needs none. `load` must stay the same function. After a failed download the values are
 * sent unchecked: the server checks them too, or does not answer, which the form then says.
 */
export function useLazyCheck<Input extends FieldValues, Output extends FieldValues>(
  load: () => Promise<Resolver<Input, unknown, Output>>,
): Resolver<Input, unknown, Output> {
  useEffect(() => onFirstTouch(() => void load().catch(() => undefined)), [load])
  return async (values, context, options) => {
    const check = await load().catch(() => undefined)
    if (check !== undefined) return check(values, context, options)
    const unchecked: FieldValues = values
    return { values: unchecked as Output, errors: {} } // the server checks what it is sent
  }
}
