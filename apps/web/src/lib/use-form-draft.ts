import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { formDraft } from './form-draft.ts'

/**
 * Keeps what is typed into a form until it is stored, and puts it back when the form is shown again. Fields
 * that say what is stored already are not kept, so that a newer value of theirs is shown.
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
