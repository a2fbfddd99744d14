/**
 * Newsletter subscription of a person, for their export: SQL that returns `at`, `id` and `entry`
 * (JSON) for person $1. Of a confirmed address only: anybody can sign up with a stranger's.
 */
export const EXPORT_SECTIONS = {
  newsletter_consents: `
    select requested_at as at, id, jsonb_build_object('email', email, 'language', language,
      'requested_at', requested_at, 'confirmed_at', confirmed_at) as entry
    from public.newsletter_subscriptions where lower(email) = (
      select lower(email) from auth.users where id = $1 and email_confirmed_at is not null)`,
} as const
