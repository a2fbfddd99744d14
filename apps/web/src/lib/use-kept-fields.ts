import { useState } from 'react'
import { formDraft } from './form-draft.ts'

type Fields = Readonly<Record<string, string>>

/** Typed fields of a form that outlive it as its draft (`formDraft`, also for the key) until it is sent. */
export function useKeptFields<Typed extends Fields>(key: string, blank: Typed) {
  const draft = formDraft(key)
  const [typed, setTyped] = useState(() => restored(draft.read(), blank))
  return {
    typed,
    type(next: Typed) {
      setTyped(next)
      draft.keep(Object.values(next).some((value) => value.trim() !== '') ? next : {})
    },
    /** Removes the draft. */
    forget: () => draft.keep({}),
  }
}

function restored<Typed extends Fields>(kept: object | undefined, blank: Typed): Typed {
  const texts = Object.entries(kept ?? {}).filter(
    ([name, value]) => name in blank && typeof value === 'string',
  )
  return { ...blank, ...Object.fromEntries(texts) }
}
