import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { formDraft } from './form-draft.ts'

/**
 * Draft of a form (`formDraft`): restores it on mount and keeps it with every change. Fields that equal their
 * stored value are left out, so that a newer stored value is shown.
 */
export function useFormDraft<Values extends FieldValues, Context, Parsed>(
  { reset, subscribe, getValues }: UseFormReturn<Values, Context, Parsed>,
  key: string,
) {
  useEffect(() => {
    const draft = formDraft(key)
    const kept = draft.read()
    if (kept) reset({ ...getValues(), ...kept }, { keepDefaultValues: true })
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => draft.keep(changed(values, defaultValues ?? {})),
    })
  }, [reset, subscribe, getValues, key])
}

const changed = (values: FieldValues, stored: FieldValues) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== stored[name]))
