import { CONTACT_MESSAGE_STATUSES, ROLES } from '@podium/domain'
import { useTranslation } from 'react-i18next'

/** Function that translates a role, status or outcome of an entry; undefined for other values. */
export function useWord() {
  const { t } = useTranslation()
  return (value: unknown): string | undefined => {
    const role = ROLES.find((known) => known === value)
    if (role !== undefined) return t(`auth.roles.${role}`)
    const status = CONTACT_MESSAGE_STATUSES.find((known) => known === value)
    if (status !== undefined) return t(`audit.statuses.${status}`)
    if (value === 'kept' || value === 'reversed') return t(`audit.outcomes.${value}`)
    return undefined
  }
}
