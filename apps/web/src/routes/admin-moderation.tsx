import type { ModerationItem } from '@podium/domain'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DecisionOutcome, moderationAddress } from '../data/moderation.ts'
import { DecideBar } from '../features/moderation/decide-bar.tsx'
import { DecisionDialog } from '../features/moderation/decision-dialog.tsx'
import { ModerationList } from '../features/moderation/moderation-list.tsx'
import { ModerationPanel } from '../features/moderation/moderation-panel.tsx'
import { targetOf } from '../features/moderation/target-of.ts'
import { useTitleOf } from '../features/moderation/use-title-of.ts'
import { errorSentence } from '../lib/error-sentence.ts'
import { useListAddress } from '../lib/use-list-address.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { FailureList } from '../ui/failure-list.tsx'
import { toast } from '../ui/toast.ts'

/** What a decision about many did not reach. */
type Failure = { id: string; title: string; error: unknown }
type Selection = ReadonlyMap<string, ModerationItem>

/** What members report, for editors and admins; what it shows is in the address. */
export function AdminModeration() {
  const { t } = useTranslation()
  usePageTitle(t('moderation.title'))
  const titleOf = useTitleOf()
  const { address, opened, change, open, close } = useListAddress(moderationAddress, { page: 1 })
  const target = targetOf(opened)
  const [selection, setSelection] = useState<Selection>(new Map())
  const [failures, setFailures] = useState<readonly Failure[]>([])
  const [asked, setAsked] = useState<readonly ModerationItem[]>()
  const list = useRef<HTMLUListElement>(null)
  const opener = useRef<HTMLElement>(null)
  const asker = useRef<HTMLElement>(null)

  const handleChange: typeof change = (part, options) => {
    setSelection(new Map())
    change(part, options)
  }
  const handleSelect = (items: readonly ModerationItem[], selected: boolean) =>
    setSelection((before) => {
      const after = new Map(before)
      for (const item of items) {
        if (selected) after.set(item.id, item)
        else after.delete(item.id)
      }
      return after
    })
  /** Does what takes away the button that was pressed. */
  const leaving = (act: () => void) => {
    act()
    list.current?.focus({ preventScroll: true })
  }
  const handleOpen = (item: ModerationItem) => {
    opener.current = focused()
    open(item.type, item.id)
  }
  const ask = (items: readonly ModerationItem[]) => {
    asker.current = focused()
    setAsked(items)
  }
  /** What failed stays chosen, so that another try is one click away. */
  const handleOutcome = ({ done, failed }: DecisionOutcome) => {
    const items = new Map(asked?.map((item) => [item.id, item]))
    if (done.length > 0) toast.success(t('moderation.dialog.done', { count: done.length }))
    const left = failed.flatMap(({ id, error }) => {
      const item = items.get(id)
      return item === undefined ? [] : [{ item, error }]
    })
    setFailures(left.map(({ item, error }) => ({ id: item.id, title: titleOf(item), error })))
    setSelection(new Map(left.map(({ item }) => [item.id, item])))
    if (target === null) asker.current = list.current
    setAsked(undefined)
  }
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-5 px-4 py-6 sm:px-6 lg:py-10">
      <h1 className="font-display text-3xl font-semibold tracking-tight">
        {t('moderation.title')}
      </h1>
      {failures.length > 0 && (
        <FailureList
          title={t('moderation.selection.failed', { count: failures.length })}
          failures={failures.map(({ id, title, error }) => ({
            id,
            name: title,
            reason: errorSentence(t, error),
          }))}
          onDismiss={() => leaving(() => setFailures([]))}
        />
      )}
      <ModerationList
        address={address}
        onChange={handleChange}
        selection={selection}
        onSelect={handleSelect}
        onOpen={handleOpen}
        list={list}
      />
      {selection.size > 0 && (
        <DecideBar
          count={selection.size}
          onClear={() => leaving(() => setSelection(new Map()))}
          onDecide={() => ask([...selection.values()])}
        />
      )}
      {target !== null && (
        <ModerationPanel
          key={target.id}
          target={target}
          onClose={close}
          onDecide={(item) => ask([item])}
          focusAfter={() => (opener.current?.isConnected ? null : list.current)}
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
    </div>
  )
}

const focused = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null
