import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkChange, BulkOutcome } from '../../data/admin-users.ts'
import { toast } from '../../ui/toast.ts'
import type { Selection } from './list-props.ts'

type BulkFailure = { id: string; email: string; error: unknown }

/** The chosen accounts, and what came of the last change of many. */
export function useSelection() {
  const { t } = useTranslation()
  const [selection, setSelection] = useState<Selection>(new Map())
  const [failures, setFailures] = useState<readonly BulkFailure[]>([])

  return {
    selection,
    failures,
    dismissFailures: () => setFailures([]),
    clear: () => setSelection(new Map()),
    select(users: readonly { id: string; email: string }[], chosen: boolean) {
      setSelection((before) => {
        const after = new Map(before)
        for (const { id, email } of users) {
          if (chosen) after.set(id, { id, email })
          else after.delete(id)
        }
        return after
      })
    },
    /** Who failed stays chosen, so that another try is one click away. */
    settle({ action }: BulkChange, { done, failed }: BulkOutcome) {
      const count = done.length
      if (count > 0) {
        toast.success(
          t(`users.selection.${action === 'delete' ? 'deleted' : 'changed'}`, { count }),
        )
      }
      const named = failed.map(({ id, error }) => ({
        id,
        email: selection.get(id)?.email ?? id,
        error,
      }))
      setFailures(named)
      setSelection(new Map(named.map(({ id, email }) => [id, { id, email }])))
    },
  }
}
