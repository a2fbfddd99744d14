import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { errorSentence } from '../../lib/error-sentence.ts'
import { toast } from '../../ui/toast.ts'

type Failed =
  `users.failed.${'delete' | 'promote' | 'editor' | 'role' | 'load' | 'ban' | 'factors'}`

/** Function that reports a failure as a toast and on the console (specification §8 "Admin toasts"). */
export function useFailureToast() {
  const { t } = useTranslation()
  return useCallback(
    (what: Failed, error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: specification §8, "Errors also logged to console"
      console.error(error)
      toast.error(t(what, { reason: errorSentence(t, error) }))
    },
    [t],
  )
}

type Query = { error: Error | null; errorUpdatedAt: number }

/** Reports every failed load of the list. */
export function useLoadFailureToast({ error, errorUpdatedAt }: Query) {
  const toastFailure = useFailureToast()
  useEffect(() => {
    if (error !== null && errorUpdatedAt > 0) toastFailure('users.failed.load', error)
  }, [error, errorUpdatedAt, toastFailure])
}
