import { Gavel } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { SelectionBar } from '../../ui/selection-bar.tsx'

type DecideBarProps = { count: number; onClear: () => void; onDecide: () => void }

/** Bar with the decision about all selected items. */
export function DecideBar({ count, onClear, onDecide }: DecideBarProps) {
  const { t } = useTranslation()
  return (
    <SelectionBar
      label={t('moderation.selection.label')}
      count={t('moderation.selection.count', { count })}
      clearLabel={t('moderation.selection.clear')}
      onClear={onClear}
    >
      <Button size="sm" onClick={onDecide}>
        <Gavel aria-hidden size={16} strokeWidth={1.75} />
        {t('moderation.panel.decide')}
      </Button>
    </SelectionBar>
  )
}
