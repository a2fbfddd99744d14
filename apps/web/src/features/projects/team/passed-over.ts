import type { ChosenTeam } from '@podium/domain'

type Seat = ChosenTeam['seats'][number]

/**
 * Person who was chosen for a seat and was not asked when others were, because three invitations waited for them or they
 * had become unavailable; null for none. Who has deleted their account is not told of.
 */
export function passedOver(
  { person, invitations, is_needed: isNeeded }: Seat,
  status: ChosenTeam['status'],
): Seat['person'] {
  if (person === null || status === 'chosen' || !isNeeded) return null
  return invitations.some((one) => one.person.id === person.id) ? null : person
}
