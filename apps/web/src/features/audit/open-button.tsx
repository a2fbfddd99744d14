import type { AuditEntry } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { shortId } from './names.tsx'

type OpenButtonProps = { entry: AuditEntry; onOpen: (id: string) => void }

/** Action of an entry, as the button that opens its panel. */
export function OpenButton({ entry, onOpen }: OpenButtonProps) {
  const { t } = useTranslation()
  const action = t(`audit.actions.${entry.action}`)
  const target = entry.target_email ?? shortId(entry.target_id)
  return (
    <button
      type="button"
      title={t('audit.open', { action, target })}
      onClick={() => onOpen(entry.id)}
      className="rounded text-start font-medium underline-offset-4 hover:underline"
    >
      {action}
    </button>
  )
}
