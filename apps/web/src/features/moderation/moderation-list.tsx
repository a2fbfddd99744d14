import { MODERATION_VIEWS, type ModerationItem } from '@podium/domain'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import {
  MODERATION_PER_PAGE,
  type ModerationAddress,
  moderationQuery,
} from '../../data/moderation.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { useSessionUser } from '../../lib/session-store.ts'
import { usePages } from '../../lib/use-pages.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyList } from '../../ui/empty-list.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Stale } from '../../ui/stale.tsx'
import { ModerationRow } from './moderation-row.tsx'

type ModerationListProps = {
  address: ModerationAddress
  onChange: (part: Partial<ModerationAddress>, options?: { replace: boolean }) => void
  selection: ReadonlyMap<string, ModerationItem>
  onSelect: (items: readonly ModerationItem[], selected: boolean) => void
  onOpen: (item: ModerationItem) => void
  /** Has the focus where what had it is decided and gone from here. */
  list: RefObject<HTMLUListElement | null>
}

/** One page of the queue, with how much there is to do. */
export function ModerationList({
  address: { view, page },
  onChange,
  selection,
  onSelect,
  onOpen,
  list,
}: ModerationListProps) {
  const { t } = useTranslation()
  const ownId = useSessionUser()?.id
  const isChoosable = ({ state, author }: ModerationItem) => state !== 'gone' && author.id !== ownId
  const query = useQuery(moderationQuery({ view, page }))
  const counts = query.data?.counts
  const pages = usePages(query, {
    page,
    perPage: MODERATION_PER_PAGE,
    onPage: (last) => onChange({ page: last }, { replace: true }),
  })
  return (
    <>
      <div className="max-w-full overflow-x-auto">
        <Segmented
          label={t('moderation.view')}
          value={view}
          onChange={(next) => onChange({ view: next })}
          options={MODERATION_VIEWS.map((value) => {
            const name = t(`moderation.views.${value}`)
            const count = value === 'decided' ? undefined : counts?.[value]
            const label =
              count === undefined ? name : t('moderation.counted', { view: name, count })
            return { value, label }
          })}
        />
      </div>
      <Loaded
        query={query}
        loading={<ListSkeleton />}
        sentence={(error) => errorSentence(t, error, 'moderation.loadFailed')}
      >
        {({ items }) => (
          <>
            <Stale when={query.isPlaceholderData}>
              <Card className="overflow-hidden">
                <ChoosePage {...{ items: items.filter(isChoosable), selection, onSelect }} />
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
                      choosable={isChoosable(item)}
                      selected={selection.has(item.id)}
                      onSelect={(chosen, isChosen) => onSelect([chosen], isChosen)}
                      onOpen={onOpen}
                    />
                  ))}
                </ul>
                {items.length === 0 && (
                  <EmptyList icon={ShieldCheck} text={t(`moderation.empty.${view}`)} />
                )}
              </Card>
            </Stale>
            <Pager page={page} pages={pages} onPage={(next) => onChange({ page: next })} />
          </>
        )}
      </Loaded>
    </>
  )
}

type ChoosePageProps = Pick<ModerationListProps, 'selection' | 'onSelect'> & {
  items: readonly ModerationItem[]
}

/** Chooses all of a page that can be chosen. */
function ChoosePage({ items, selection, onSelect }: ChoosePageProps) {
  const { t } = useTranslation()
  const chosen = items.filter(({ id }) => selection.has(id)).length
  if (items.length < 2) return null
  return (
    <label className="flex min-h-11 items-center gap-4 border-border border-b bg-sunken px-4 text-sm text-muted sm:px-5">
      <input
        type="checkbox"
        className="size-5"
        checked={chosen === items.length}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < items.length
        }}
        onChange={({ target }) => onSelect(items, target.checked)}
      />
      {t('moderation.selectPage')}
    </label>
  )
}
