import type { ModerationDetail } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { fullName } from '../../data/author.ts'
import { exactTime, relativeTime } from '../../lib/format.ts'
import { Face } from './face.tsx'

/** Reports of a post or comment. */
export function Reports({ reports }: Pick<ModerationDetail, 'reports'>) {
  const { t } = useTranslation()
  if (reports.length === 0) {
    return <p className="text-sm text-muted">{t('moderation.panel.noReports')}</p>
  }
  return (
    <ul className="grid gap-4 text-sm">
      {reports.map(({ id, reporter, reason, details, status, created_at }) => (
        <li key={id} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
          <Face of={reporter} />
          <div className="grid gap-1">
            <p className="font-medium">{t(`feed.report.reasons.${reason}`)}</p>
            {details !== null && (
              <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                {details}
              </p>
            )}
            <p className="text-muted">
              {reporter === null
                ? t('moderation.panel.reporterGone')
                : fullName(reporter) || t('moderation.nameless')}{' '}
              ·{' '}
              <time dateTime={created_at} title={exactTime(new Date(created_at))}>
                {relativeTime(new Date(created_at), new Date())}
              </time>
              {status !== 'open' && ` · ${t('moderation.panel.settled')}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
