import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { profileQuery } from '../../data/profiles.ts'
import { listOf } from '../../lib/format.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Fields of a profile without which nobody is proposed, beside those that publishing asks for. */
const NEEDED = ['hourly_rate', 'availability_status'] as const

/** Notice for who cannot be proposed: what their profile lacks, with a link to the first of it; none for others. */
export function NotProposed({ userId }: { userId: string }) {
  const { t } = useTranslation()
  const { data: profile } = useQuery(profileQuery(userId))
  const missing = profile === undefined ? [] : NEEDED.filter((field) => !profile[field])
  if (missing.length === 0) return null
  return (
    <Notice tone="warning">
      {t('invitations.notProposed.missing', {
        list: listOf(missing.map((field) => t(`invitations.notProposed.${field}`))),
      })}{' '}
      <TextLink to={`/dashboard/profile#${missing[0]}`}>
        {t('invitations.notProposed.complete')}
      </TextLink>
    </Notice>
  )
}
