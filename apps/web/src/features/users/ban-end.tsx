import { useTranslation } from 'react-i18next'
import { exactTime } from '../../lib/format.ts'

/** Duration from which a ban counts as unlimited: the API writes one without an end as a hundred years. */
const FOR_EVER_MS = 50 * 365 * 24 * 3_600_000

export function BanEnd({ until }: { until: string }) {
  const { t } = useTranslation()
  const end = new Date(until)
  if (end.getTime() - Date.now() > FOR_EVER_MS) return t('users.panel.untilLifted')
  return <time dateTime={until}>{t('users.panel.until', { when: exactTime(end) })}</time>
}
