import { X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { errorSentence } from '../../lib/error-sentence.ts'
import { useShown } from '../../lib/use-shown.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/notice.tsx'

export type BulkFailure = { id: string; email: string; error: unknown }

type BulkFailuresProps = { failures: readonly BulkFailure[]; onDismiss: () => void }

/** Whom a change of many did not reach, and why, one by one. */
export function BulkFailures({ failures, onDismiss }: BulkFailuresProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  useShown(list, failures)
  return (
    <Notice tone="danger" role="alert">
      <div className="flex items-start justify-between gap-2">
        <p className="font-semibold">{t('users.selection.failed', { count: failures.length })}</p>
        <IconButton
          icon={X}
          label={t('users.selection.dismiss')}
          onClick={onDismiss}
          className="-my-2 text-current"
        />
      </div>
      <ul ref={list} className="max-h-60 overflow-y-auto">
        {failures.map(({ id, email, error }) => (
          <li key={id} className="wrap-anywhere">
            <strong className="font-medium">{email}</strong> – {errorSentence(t, error)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
