import { isoInstant } from '../../../platform/db/iso-instant.ts'

/** SQL of the departure that an invitation ended with, as JSON; null without one. */
export const departureOf = (invitation: string): string => `(
  select jsonb_build_object('kind', kind, 'reason', reason, 'created_at', ${isoInstant('departures.created_at')})
  from public.seat_departures as departures where departures.invitation_id = ${invitation})`
