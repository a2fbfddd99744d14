import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { formDraft } from './form-draft.ts'

type DraftedForm<Values extends FieldValues, Context, Parsed> = Pick<
  UseFormReturn<Values, Context, Parsed>,
  'reset' | 'subscribe' | 'getValues'
>

/**
 * Draft of a form (`formDraft`): restores it on mount and keeps it with every change. Fields that equal their
 * stored value are left out, so that a newer stored value is shown.
 */
export function useFormDraft<Values extends FieldValues, Context, Parsed>(
  { reset, subscribe, getValues }: UseFormReturn<Values, Context, Parsed>,
  key: string,
) {
  useEffect(
    () => keepFormDraft({ reset, subscribe, getValues }, key),
    [reset, subscribe, getValues, key],
  )
}

/** Restores the draft and keeps it from then on; returns the function that stops it. */
export function keepFormDraft<Values extends FieldValues, Context, Parsed>(
  { reset, subscribe, getValues }: DraftedForm<Values, Context, Parsed>,
  key: string,
) {
  const draft = formDraft(key)
  const kept = draft.read()
  if (kept) reset({ ...getValues(), ...kept }, { keepDefaultValues: true })
  return subscribe({
    // The stored values change without the typed ones when a form is saved.
    formState: { values: true, isDirty: true, dirtyFields: true },
    callback: ({ values, defaultValues }) => draft.keep(changed(values, defaultValues ?? {})),
  })
}

const changed = (values: FieldValues, stored: FieldValues) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== stored[name]))
