import type { TeamPerson } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../../ui/text-link.tsx'

type MemberLinkProps = { person: TeamPerson | null }

/** Name of a member that leads to their profile; null is a deleted account. */
export function MemberLink({ person }: MemberLinkProps) {
  const { t } = useTranslation()
  if (person === null) return t('projects.gone')
  return (
    <TextLink to={`/dashboard/profile/${person.id}`} isAlone>
      {person.name ?? t('projects.gone')}
    </TextLink>
  )
}
