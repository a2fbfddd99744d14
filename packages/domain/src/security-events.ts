import { z } from 'zod'

/** Events in the log of a person's security; each entry says whether it succeeded. */
export const SECURITY_EVENTS = [
  'account_creation',
  'invitation',
  'address_confirmation',
  'phone_confirmation',
  'sign_in_link_request',
  'sign_in_code_request',
  'recovery_request',
  'sign_in',
  'second_factor',
  'sign_out',
  'session_end',
  'token_replay',
  'password_change',
  'address_change_request',
  'address_change',
  'phone_change_request',
  'phone_change',
  'factor_enrollment',
  'factor_removal',
  'recovery_codes_change',
  'passkey_registration',
  'passkey_removal',
  'identity_link',
  'identity_removal',
  'ban',
  'ban_end',
  'alarm',
  'secret_address',
  'secret_address_end',
] as const
export type SecurityEventName = (typeof SECURITY_EVENTS)[number]

/** Token of a notice’s link “It was not me”. */
export const alarmForm = z.object({ token: z.string().regex(/^[0-9a-f]{40}$/) })

/** Answer to it: how its person gets back in. */
export const alarmAnswer = z.object({
  success: z.literal(true),
  way_back: z
    .enum(['mail', 'company', 'contact'])
    .describe(
      'Company: it signs its person in; contact: the address is another account’s by now. No mail is sent then',
    ),
})
export type AlarmAnswer = z.output<typeof alarmAnswer>

/** Most entries that one answer holds. */
export const SECURITY_EVENTS_SHOWN = 10

/** Older entries than `before`, the id of the last one shown; the newest without it. */
export const securityEventsQuery = z.object({
  before: z
    .string()
    .regex(/^[0-9]{1,18}$/)
    .optional(),
})

/** Entry of a person's log. `ip` and `user_agent` are null where an admin or the server acted. */
export const securityEvent = z
  .object({
    id: z.string(),
    created_at: z.iso.datetime(),
    event: z.enum(SECURITY_EVENTS),
    succeeded: z.boolean().describe('False: refused'),
    method: z
      .string()
      .nullable()
      .describe(
        'Authentication method of a sign-in or second factor, scope of a sign-out, kind of a secret address',
      ),
    ip: z.string().nullable(),
    user_agent: z.string().nullable(),
  })
  .meta({ id: 'SecurityEvent' })
export type SecurityEvent = z.output<typeof securityEvent>

/** Part of a log, newest first. */
export const securityEvents = z.object({
  events: z.array(securityEvent),
  has_more: z.boolean().describe('Whether there are older ones'),
})
export type SecurityEvents = z.output<typeof securityEvents>
