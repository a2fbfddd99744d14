import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './icon-button.tsx'
import { Notice } from './notice.tsx'

type FailureListProps = {
  title: string
  failures: readonly { id: string; name: string; reason: string }[]
  onDismiss: () => void
}

/** Failures of a change of many, each with its reason; scrolls into view. */
export function FailureList({ title, failures, onDismiss }: FailureListProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const what = failures.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other failures are news
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'center' })
  }, [what])
  return (
    <Notice tone="danger" role="alert">
      <div className="flex items-start justify-between gap-2">
        <p className="font-semibold">{title}</p>
        <IconButton
          icon={X}
          label={t('common.close')}
          onClick={onDismiss}
          className="-my-2 text-current"
        />
      </div>
      <ul ref={list} className="max-h-60 overflow-y-auto">
        {failures.map(({ id, name, reason }) => (
          <li key={id} className="wrap-anywhere">
            <strong className="font-medium">{name}</strong> – {reason}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
