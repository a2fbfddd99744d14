import type { OwnWeek } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/class-names.ts'

/** Least hours that the whole bar stands for. */
const FULL_WEEK = 35

/** Hours of a week: accepted, offered and free; work that does not fit is told. */
export function WeekLoad({ week: { free, firm, tentative, is_said: isSaid } }: { week: OwnWeek }) {
  const { t } = useTranslation()
  const all = Math.max(FULL_WEEK, free, firm + tentative)
  const over = firm - free
  const overIf = firm + tentative - free
  return (
    <div className="grid gap-1.5 text-sm">
      <div aria-hidden className="relative flex h-2 overflow-hidden rounded-full bg-sunken">
        <span
          className={classNames('h-full', over > 0 ? 'bg-danger' : 'bg-primary')}
          style={{ width: `${(firm / all) * 100}%` }}
        />
        <span
          className="h-full bg-primary opacity-40"
          style={{ width: `${(tentative / all) * 100}%` }}
        />
        <span
          className="absolute inset-y-0 w-0.5 -translate-x-full bg-text"
          style={{ insetInlineStart: `clamp(2px, ${(free / all) * 100}%, calc(100% - 3px))` }}
        />
      </div>
      <p>
        {t('invitations.work.firm', { hours: firm, free })}
        {!isSaid && <span className="text-muted"> {t('invitations.weeks.unsaid')}</span>}
      </p>
      {tentative > 0 && (
        <p className="text-muted">{t('invitations.work.tentative', { hours: tentative })}</p>
      )}
      {over > 0 ? (
        <p className="font-medium text-danger">{t('invitations.work.over', { hours: over })}</p>
      ) : (
        overIf > 0 &&
        tentative > 0 && (
          <p className="font-medium">{t('invitations.work.overIf', { hours: overIf })}</p>
        )
      )}
    </div>
  )
}
