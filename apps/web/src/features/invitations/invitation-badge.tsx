import type { ReceivedInvitation } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge.tsx'

const LOOKS: Record<ReceivedInvitation['status'], string> = {
  open: 'bg-info-soft text-on-info-soft',
  accepted: 'bg-success-soft text-on-success-soft',
  held: 'bg-warning-soft text-on-warning-soft',
  declined: 'bg-sunken text-muted',
  expired: 'bg-sunken text-muted',
  withdrawn: 'bg-sunken text-muted',
  ended: 'bg-sunken text-muted',
  released: 'bg-sunken text-muted',
}

/** State of an invitation, as its reader sees it. */
export function InvitationBadge({ status }: Pick<ReceivedInvitation, 'status'>) {
  const { t } = useTranslation()
  return <Badge look={LOOKS[status]}>{t(`invitations.states.${status}`)}</Badge>
}
