import { MODERATION_VIEWS, type ModerationItem } from '@podium/domain'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { type RefObject, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import {
  MODERATION_PER_PAGE,
  type ModerationAddress,
  moderationQuery,
} from '../../data/moderation.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { ModerationLoading } from './moderation-loading.tsx'
import { ModerationRow } from './moderation-row.tsx'

type ModerationListProps = {
  address: ModerationAddress
  onChange: (part: Partial<ModerationAddress>, options?: { replace: boolean }) => void
  selection: ReadonlyMap<string, ModerationItem>
  onSelect: (item: ModerationItem, selected: boolean) => void
  onOpen: (item: ModerationItem) => void
  /** Has the focus where what had it is decided and gone from here. */
  list: RefObject<HTMLUListElement | null>
}

/** One page of the queue, with how much there is to do. */
export function ModerationList({
  address,
  onChange,
  selection,
  onSelect,
  onOpen,
  list,
}: ModerationListProps) {
  const { t } = useTranslation()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(moderationQuery(address))
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / MODERATION_PER_PAGE))
  const isPastEnd = data !== undefined && !isPlaceholderData && address.page > pages
  useEffect(() => {
    // The last one of a page was decided, or a link is old.
    if (isPastEnd) onChange({ page: pages }, { replace: true })
  })
  return (
    <>
      <div className="max-w-full overflow-x-auto">
        <Segmented
          label={t('moderation.view')}
          value={address.view}
          onChange={(view) => onChange({ view })}
          options={MODERATION_VIEWS.map((value) => {
            const view = t(`moderation.views.${value}`)
            const count = value === 'decided' ? undefined : data?.counts[value]
            const label = count === undefined ? view : t('moderation.counted', { view, count })
            return { value, label }
          })}
        />
      </div>
      {content()}
    </>
  )

  function content() {
    if (error !== null && (data === undefined || isPlaceholderData)) {
      return (
        <LoadFailure
          message={errorSentence(t, error, 'moderation.loadFailed')}
          retryLabel={t('common.retry')}
          retryingLabel={t('common.retrying')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )
    }
    if (data === undefined) return <ModerationLoading />
    return (
      <>
        <Card
          aria-busy={isPlaceholderData}
          className={classNames(
            'overflow-hidden transition-opacity delay-150',
            isPlaceholderData && 'opacity-60',
          )}
        >
          <ul
            ref={list}
            tabIndex={-1}
            aria-label={t('moderation.list')}
            className="divide-y divide-border outline-none"
          >
            {data.items.map((item) => (
              <ModerationRow
                key={item.id}
                item={item}
                selected={selection.has(item.id)}
                onSelect={onSelect}
                onOpen={onOpen}
              />
            ))}
          </ul>
          {data.items.length === 0 && (
            <div role="status" className="grid justify-items-center gap-4 px-4 py-16 text-center">
              <ShieldCheck aria-hidden size={40} strokeWidth={1.25} className="text-muted" />
              <p>{t(`moderation.empty.${address.view}`)}</p>
            </div>
          )}
        </Card>
        {pages > 1 && (
          <Pager
            page={address.page}
            pages={pages}
            labels={{
              pages: t('moderation.pages'),
              previous: t('moderation.previous'),
              next: t('moderation.next'),
              position: t('moderation.position', { page: address.page, pages }),
            }}
            onPage={(page) => onChange({ page })}
          />
        )}
      </>
    )
  }
}
