import { type ModerationItem, REPORT_REASONS } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { exactTime, relativeTime } from '../../lib/format.ts'
import { Face } from './face.tsx'
import { StateBadge } from './state-badge.tsx'
import { useTitleOf } from './use-title-of.ts'

type ModerationRowProps = {
  item: ModerationItem
  /** False for deleted content and for one's own. */
  selectable: boolean
  selected: boolean
  onSelect: (selected: boolean) => void
  onOpen: (item: ModerationItem) => void
}

/** One reported post or comment in short; the row opens it, its checkbox selects it. */
export function ModerationRow({
  item,
  selectable,
  selected,
  onSelect,
  onOpen,
}: ModerationRowProps) {
  const { t } = useTranslation()
  const titleOf = useTitleOf()
  const { reasons, decision } = item
  const changedAt = decision?.appealed_at ?? decision?.created_at
  const shown = item.open_reports > 0 ? item.reported_at : (changedAt ?? item.reported_at)
  const since = shown === null ? null : new Date(shown)
  return (
    <li className="relative flex gap-3 px-4 py-3.5 hover:bg-hover sm:px-5">
      {!selectable ? (
        <span className="size-5 shrink-0" />
      ) : (
        <label className="relative z-10 -m-2 grid size-9 shrink-0 place-items-center self-start pointer-coarse:size-11">
          <input
            type="checkbox"
            aria-label={t('moderation.select', { title: titleOf(item) })}
            className="size-5"
            checked={selected}
            onChange={({ target }) => onSelect(target.checked)}
          />
        </label>
      )}
      <Face of={item.author} />
      <div className="grid min-w-0 grow grid-cols-1 gap-1">
        <div className="flex items-baseline justify-between gap-x-3 max-sm:flex-col">
          <button
            type="button"
            onClick={() => onOpen(item)}
            className="max-w-full min-w-0 truncate rounded text-start font-medium after:absolute after:inset-0"
          >
            {titleOf(item)}
          </button>
          {since !== null && (
            <time
              dateTime={since.toISOString()}
              title={exactTime(since)}
              className="shrink-0 text-sm text-muted"
            >
              {relativeTime(since, new Date())}
            </time>
          )}
        </div>
        <p dir="auto" className="line-clamp-2 text-sm wrap-anywhere">
          {item.content}
        </p>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          <StateBadge state={item.state} />
          {item.open_reports > 0 && (
            <span>
              {t('moderation.reports', { count: item.open_reports })} ·{' '}
              {REPORT_REASONS.flatMap((reason) => {
                const count = reasons[reason] ?? 0
                const name = t(`feed.report.reasons.${reason}`)
                return count === 0 ? [] : [t('moderation.reason', { reason: name, count })]
              }).join(', ')}
            </span>
          )}
          {item.open_reports === 0 && decision !== null && <span>{decision.reason}</span>}
        </div>
      </div>
    </li>
  )
}
