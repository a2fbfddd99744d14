import type { ModerationItem } from '@podium/domain'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkOutcome } from '../data/change-in-parts.ts'
import { PAGE_SIZES } from '../data/list-address.ts'
import { moderationAddress, moderationQuery } from '../data/moderation.ts'
import { DecideBar } from '../features/moderation/decide-bar.tsx'
import { DecisionDialog } from '../features/moderation/decision-dialog.tsx'
import { ModerationPanel } from '../features/moderation/moderation-panel.tsx'
import { ModerationRows } from '../features/moderation/moderation-rows.tsx'
import { ModerationToolbar } from '../features/moderation/moderation-toolbar.tsx'
import { targetOf } from '../features/moderation/target-of.ts'
import { useTitleOf } from '../features/moderation/use-title-of.ts'
import { errorSentence } from '../lib/error-sentence.ts'
import { useListAddress } from '../lib/use-list-address.ts'
import { usePager } from '../lib/use-pager.ts'
import { useReturnFocus } from '../lib/use-return-focus.ts'
import { useSelection } from '../lib/use-selection.ts'
import { FailureList } from '../ui/failure-list.tsx'
import { ListSkeleton } from '../ui/list-skeleton.tsx'
import { Pager } from '../ui/pager.tsx'
import { toast } from '../ui/toast.ts'
import { ListScreen } from './list-screen.tsx'

/** Reported posts and comments, for editors and admins; what the screen shows is in the address. */
export function AdminModeration() {
  const { t } = useTranslation()
  const titleOf = useTitleOf()
  const { address, opened, change, open, close } = useListAddress(moderationAddress, { page: 1 })
  const query = useQuery(moderationQuery(address))
  const { selection, failures, ...selected } = useSelection<ModerationItem>()
  const handleChange: typeof change = (part, options) => {
    selected.clear()
    change(part, options)
  }
  const pager = usePager(query, {
    page: address.page,
    perPage: PAGE_SIZES.moderation,
    onChange: handleChange,
  })
  const [asked, setAsked] = useState<readonly ModerationItem[]>()
  const list = useRef<HTMLUListElement>(null)
  const { remember, focusAfter } = useReturnFocus(list)
  /** Element to focus when the decision dialog closes. */
  const asker = useRef<HTMLElement>(null)
  const target = targetOf(opened)

  /** Runs `act`, which removes the pressed button, and keeps the focus on the page. */
  const leaving = (act: () => void) => {
    act()
    list.current?.focus({ preventScroll: true })
  }
  const handleOpen = ({ type, id }: ModerationItem) => {
    remember()
    open(type, id)
  }
  const ask = (items: readonly ModerationItem[]) => {
    asker.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    setAsked(items)
  }
  const handleOutcome = ({ done, failed }: BulkOutcome) => {
    if (done.length > 0) toast.success(t('moderation.dialog.done', { count: done.length }))
    selected.settle(asked ?? [], failed)
    if (target === null) asker.current = list.current
    setAsked(undefined)
  }
  return (
    <ListScreen
      title={t('moderation.title')}
      toolbar={
        <ModerationToolbar address={address} counts={query.data?.counts} onChange={handleChange} />
      }
      notice={
        failures.length > 0 && (
          <FailureList
            title={t('moderation.selection.failed', { count: failures.length })}
            failures={failures.map(({ item, error }) => ({
              id: item.id,
              name: titleOf(item),
              reason: errorSentence(t, error),
            }))}
            onDismiss={() => leaving(selected.dismissFailures)}
          />
        )
      }
      query={query}
      loading={<ListSkeleton />}
      sentence={(error) => errorSentence(t, error, 'moderation.loadFailed')}
      rows={({ items }) => (
        <ModerationRows
          items={items}
          view={address.view}
          selection={selection}
          onSelect={selected.select}
          onOpen={handleOpen}
          list={list}
        />
      )}
      pager={() => <Pager {...pager} />}
    >
      {selection.size > 0 && (
        <DecideBar
          count={selection.size}
          onClear={() => leaving(selected.clear)}
          onDecide={() => ask([...selection.values()])}
        />
      )}
      {target !== null && (
        <ModerationPanel
          key={target.id}
          target={target}
          onClose={close}
          onDecide={(item) => ask([item])}
          focusAfter={focusAfter}
        />
      )}
      {asked !== undefined && (
        <DecisionDialog
          items={asked}
          onClose={() => setAsked(undefined)}
          onOutcome={handleOutcome}
          returnTo={asker}
        />
      )}
    </ListScreen>
  )
}
