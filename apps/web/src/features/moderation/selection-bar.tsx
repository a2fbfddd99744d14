import { Gavel, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

type SelectionBarProps = { count: number; onClear: () => void; onDecide: () => void }

/** What can be done with all that is chosen. */
export function SelectionBar({ count, onClear, onDecide }: SelectionBarProps) {
  const { t } = useTranslation()
  return (
    <section
      aria-label={t('moderation.selection.label')}
      className="sticky bottom-4 z-20 mx-auto flex w-full max-w-xl items-center gap-2 rounded-2xl border border-primary bg-raised p-2 text-sm shadow-popup"
    >
      <IconButton icon={X} label={t('moderation.selection.clear')} onClick={onClear} />
      <p className="me-auto font-medium tabular-nums">
        {t('moderation.selection.count', { count })}
      </p>
      <Button size="sm" onClick={onDecide}>
        <Gavel aria-hidden size={16} strokeWidth={1.75} />
        {t('moderation.panel.decide')}
      </Button>
    </section>
  )
}
