import { type Missing, mayHaveSkills, type Role } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { listOf } from '../../lib/format.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'

type EligibilityNoticeProps = { id: string; missing: Missing[]; role: Role }

/** Notice that names what is missing to publish, with a link to the first such field of the profile (specification §4). */
export function EligibilityNotice({ id, missing, role }: EligibilityNoticeProps) {
  const { t } = useTranslation()
  // What else is missing would not help: publishing needs a skill.
  if (missing.includes('skill') && !mayHaveSkills(role)) {
    return (
      <div id={id} role="status">
        <Notice tone="warning" title={t('feed.eligibility.clientTitle')}>
          <p>{t('feed.eligibility.client')}</p>
          <TextLink to="/dashboard/account" className="text-inherit hover:text-inherit">
            {t('feed.eligibility.becomeProfessional')}
          </TextLink>
        </Notice>
      </div>
    )
  }
  const list = listOf(missing.map((what) => t(`feed.eligibility.${what}`)))
  return (
    <div id={id} role="status">
      <Notice tone="warning" title={t('feed.eligibility.title')}>
        <p>{t('feed.eligibility.missing', { list })}</p>
        <TextLink
          to={`/dashboard/profile#${missing[0]}`}
          className="text-inherit hover:text-inherit"
        >
          {t('feed.eligibility.complete')}
        </TextLink>
      </Notice>
    </div>
  )
}
