import type { ModerationItem, ModerationView } from '@podium/domain'
import { ShieldCheck } from 'lucide-react'
import { type RefObject, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSessionUser } from '../../lib/session-store.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyList } from '../../ui/empty-list.tsx'
import { SelectAll } from '../../ui/select-all.tsx'
import { ModerationRow } from './moderation-row.tsx'

type ModerationRowsProps = {
  items: readonly ModerationItem[]
  view: ModerationView
  selection: ReadonlyMap<string, ModerationItem>
  onSelect: (items: readonly ModerationItem[], selected: boolean) => void
  onOpen: (item: ModerationItem) => void
  /** List element: takes the focus where the focused row is decided and leaves the list. */
  list: RefObject<HTMLUListElement | null>
}

/** One page of the moderation queue. */
export function ModerationRows({
  items,
  view,
  selection,
  onSelect,
  onOpen,
  list,
}: ModerationRowsProps) {
  const { t } = useTranslation()
  const ownId = useSessionUser()?.id
  const isSelectable = ({ state, author }: ModerationItem) =>
    state !== 'gone' && author.id !== ownId
  return (
    <Card className="overflow-hidden">
      <SelectPage {...{ items: items.filter(isSelectable), selection, onSelect }} />
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('moderation.list')}
        className="divide-y divide-border outline-none"
      >
        {items.map((item) => (
          <ModerationRow
            key={item.id}
            item={item}
            selectable={isSelectable(item)}
            selected={selection.has(item.id)}
            onSelect={(selected) => onSelect([item], selected)}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {items.length === 0 && <EmptyList icon={ShieldCheck} text={t(`moderation.empty.${view}`)} />}
    </Card>
  )
}

type SelectPageProps = Pick<ModerationRowsProps, 'items' | 'selection' | 'onSelect'>

/** Checkbox for all selectable rows of the page; left out where there is no more than one. */
function SelectPage({ items, selection, onSelect }: SelectPageProps) {
  const { t } = useTranslation()
  const boxId = useId()
  if (items.length < 2) return null
  return (
    <label
      htmlFor={boxId}
      className="flex min-h-11 items-center gap-4 border-border border-b bg-sunken px-4 text-sm text-muted sm:px-5"
    >
      <SelectAll
        id={boxId}
        selected={items.filter(({ id }) => selection.has(id)).length}
        total={items.length}
        onSelect={(selected) => onSelect(items, selected)}
      />
      {t('moderation.selectPage')}
    </label>
  )
}
