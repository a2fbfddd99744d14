/**
 * Contact messages of a person, for their export: SQL that returns `at`, `id` and `entry` (JSON)
 * for person $1. Of a confirmed address only: anybody can sign up with a stranger's.
 */
export const EXPORT_SECTIONS = {
  contact_messages: `
    select created_at as at, id, to_jsonb(contact_messages) - '{status,folded_name,folded}'::text[] as entry
    from public.contact_messages where lower(email) = (
      select lower(email) from auth.users where id = $1 and email_confirmed_at is not null)`,
} as const
