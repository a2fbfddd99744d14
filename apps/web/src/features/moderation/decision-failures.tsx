import { X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { errorSentence } from '../../lib/error-sentence.ts'
import { useShown } from '../../lib/use-shown.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/notice.tsx'

export type DecisionFailure = { id: string; title: string; error: unknown }

type DecisionFailuresProps = { failures: readonly DecisionFailure[]; onDismiss: () => void }

/** What a decision about many did not reach, and why, one by one. */
export function DecisionFailures({ failures, onDismiss }: DecisionFailuresProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  useShown(list, failures)
  return (
    <Notice tone="danger" role="alert">
      <div className="flex items-start justify-between gap-2">
        <p className="font-semibold">
          {t('moderation.selection.failed', { count: failures.length })}
        </p>
        <IconButton
          icon={X}
          label={t('moderation.selection.dismiss')}
          onClick={onDismiss}
          className="-my-2 text-current"
        />
      </div>
      <ul ref={list} className="max-h-60 overflow-y-auto">
        {failures.map(({ id, title, error }) => (
          <li key={id} className="wrap-anywhere">
            <strong className="font-medium">{title}</strong> – {errorSentence(t, error)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
