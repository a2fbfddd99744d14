import { useTranslation } from 'react-i18next'
import { exactTime } from '../../lib/format.ts'

/** The API writes a ban without an end as one of a hundred years; nobody sets a day that far. */
const FOR_EVER_MS = 50 * 365 * 24 * 3_600_000

export function BanEnd({ until }: { until: string }) {
  const { t } = useTranslation()
  const end = new Date(until)
  if (end.getTime() - Date.now() > FOR_EVER_MS) return t('users.panel.untilLifted')
  return <time dateTime={until}>{t('users.panel.until', { when: exactTime(end) })}</time>
}
