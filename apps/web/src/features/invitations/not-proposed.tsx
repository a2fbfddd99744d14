import { missingToBeProposed } from '@podium/domain'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { eligibilityQuery } from '../../data/eligibility.ts'
import { listOf } from '../../lib/format.ts'
import { useSessionUser } from '../../lib/session-store.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Notice for who cannot be proposed: what their profile lacks, with a link to the first of it; none for others. */
export function NotProposed() {
  const { t } = useTranslation()
  const user = useSessionUser()
  const { data: person } = useQuery({
    ...eligibilityQuery(user?.id ?? ''),
    enabled: user !== undefined,
  })
  if (user === undefined || person === undefined) return null
  const missing = missingToBeProposed(person, user.role)
  if (missing.length === 0) return null
  return (
    <Notice tone="warning">
      {t('invitations.notProposed.missing', {
        list: listOf(missing.map((step) => t(`invitations.notProposed.${step}`))),
      })}{' '}
      <TextLink to={`/dashboard/profile#${missing[0]}`}>
        {t('invitations.notProposed.complete')}
      </TextLink>
    </Notice>
  )
}
