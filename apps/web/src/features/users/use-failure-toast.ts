import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { errorSentence } from '../../lib/error-sentence.ts'
import { toast } from '../../ui/toast.ts'

export type Failed = `users.failed.${'delete' | 'promote' | 'role' | 'load' | 'ban'}`

/** Says what failed and why, to the person and on the console (specification §8 "Admin toasts"). */
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
