import type { InvitationStatus } from '@podium/domain'

/** Colours of a badge that names what became of an invitation. */
export const INVITATION_LOOKS: Record<InvitationStatus, string> = {
  open: 'bg-info-soft text-on-info-soft',
  accepted: 'bg-success-soft text-on-success-soft',
  declined: 'bg-sunken text-muted',
  expired: 'bg-sunken text-muted',
  withdrawn: 'bg-sunken text-muted',
  ended: 'bg-sunken text-muted',
}
