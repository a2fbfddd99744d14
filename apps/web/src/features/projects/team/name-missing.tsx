import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { profileQuery } from '../../../data/profiles.ts'
import { personId } from '../../../data/session.ts'
import { Notice } from '../../../ui/notice.tsx'
import { TextLink } from '../../../ui/text-link.tsx'

/** Hint before a client invites whose name the invited would not read. */
export function NameMissing() {
  const { t } = useTranslation()
  const { data: profile } = useQuery(profileQuery(personId()))
  if (profile === undefined || (profile.first_name ?? '').trim() !== '') return null
  return (
    <Notice tone="info">
      {t('projects.chosen.invite.nameless')}{' '}
      <TextLink to="/dashboard/profile#first_name">{t('projects.chosen.invite.addName')}</TextLink>
    </Notice>
  )
}
