import { type AuthorProfile, mayHaveSkills, missingToPublish, type Role } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { listOf } from '../../lib/format.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'

type EligibilityNoticeProps = { id: string; profile: AuthorProfile; role: Role }

/** Notice that names what is missing to publish, with a link to the first such field of the profile (specification §4). */
export function EligibilityNotice({ id, profile, role }: EligibilityNoticeProps) {
  const { t } = useTranslation()
  // A client publishes only as a professional, who needs the rest as well.
  const missing = missingToPublish(profile, 'professional')
  const list = listOf(missing.map((what) => t(`feed.eligibility.${what}`)))
  if (!mayHaveSkills(role)) {
    return (
      <div id={id} role="status">
        <Notice tone="warning" title={t('feed.eligibility.clientTitle')}>
          <p>
            {missing.length > 0 && `${t('feed.eligibility.clientMissing', { list })} `}
            {t('feed.eligibility.client')}
          </p>
          <TextLink isAlone to="/dashboard/account" className="text-inherit hover:text-inherit">
            {t('feed.eligibility.becomeProfessional')}
          </TextLink>
        </Notice>
      </div>
    )
  }
  return (
    <div id={id} role="status">
      <Notice tone="warning" title={t('feed.eligibility.title')}>
        <p>{t('feed.eligibility.missing', { list })}</p>
        <TextLink
          isAlone
          to={`/dashboard/profile#${missing[0]}`}
          className="text-inherit hover:text-inherit"
        >
          {t('feed.eligibility.complete')}
        </TextLink>
      </Notice>
    </div>
  )
}
