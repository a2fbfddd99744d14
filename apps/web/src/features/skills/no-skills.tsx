import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Reason for which a client's account has no skills, in the place where a professional has them. */
export function NoSkills() {
  const { t } = useTranslation()
  return (
    <Card as="section" aria-labelledby="skills" className="p-5 sm:p-6">
      <h2 id="skills" className="font-display text-xl font-semibold">
        {t('skills.title')}
      </h2>
      <p className="mt-1 text-muted">{t('skills.client')}</p>
      <TextLink isAlone to="/dashboard/account" className="mt-4 inline-block">
        {t('feed.eligibility.becomeProfessional')}
      </TextLink>
    </Card>
  )
}
