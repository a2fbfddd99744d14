import type { ModerationItem } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { useTitleOf } from './use-title-of.ts'

/** Number of items listed; the others are counted. */
const NAMED = 5

/** List of the items that a decision is about. */
export function DecisionTargets({ items }: { items: readonly ModerationItem[] }) {
  const { t } = useTranslation()
  const titleOf = useTitleOf()
  const others = items.length - NAMED
  return (
    <ul className="grid gap-1 text-sm text-muted">
      {items.slice(0, NAMED).map((item) => (
        <li key={item.id} className="truncate">
          <strong className="font-medium text-text">{titleOf(item)}</strong> – {item.content}
        </li>
      ))}
      {others > 0 && <li>{t('moderation.dialog.others', { count: others })}</li>}
    </ul>
  )
}
