import type { Missing } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { listOf } from '../../lib/format.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Why the composer is disabled, and where to mend it (specification §4 "Posting eligibility"). */
export function EligibilityNotice({ id, missing }: { id: string; missing: Missing[] }) {
  const { t } = useTranslation()
  const list = listOf(missing.map((what) => t(`feed.eligibility.${what}`)))
  return (
    <div id={id} role="status">
      <Notice tone="warning" title={t('feed.eligibility.title')}>
        <p>{t('feed.eligibility.missing', { list })}</p>
        <TextLink to="/dashboard/profile" className="text-inherit hover:text-inherit">
          {t('feed.eligibility.complete')}
        </TextLink>
      </Notice>
    </div>
  )
}
