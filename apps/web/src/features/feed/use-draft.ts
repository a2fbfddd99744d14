import { useMemo } from 'react'
import { draftOf } from '../../lib/draft.ts'

/** The draft of a person's next post, or of what `to` names. */
export const useDraft = (personId: string, to?: string) =>
  useMemo(() => draftOf(personId, to), [personId, to])
