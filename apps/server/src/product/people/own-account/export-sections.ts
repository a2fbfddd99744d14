/**
 * Stored data of a person beside what they wrote, for their export: SQL that returns `at`, `id` and
 * `entry` (JSON) for person $1. Secrets (hashes, tokens) and what others wrote are left out; of
 * other people there are ids only.
 */
export const EXPORT_SECTIONS = {
  sign_in_methods: `
    select created_at as at, id, jsonb_build_object('provider', provider, 'email', email,
      'phone', identity_data ->> 'phone',
      'created_at', created_at, 'last_sign_in_at', last_sign_in_at) as entry
    from auth.identities where user_id = $1`,
  passkeys: `
    select created_at as at, id, jsonb_build_object('name', friendly_name, 'created_at', created_at,
      'last_used_at', last_used_at, 'backed_up', backed_up) as entry
    from auth.webauthn_credentials where user_id = $1`,
  second_factors: `
    select created_at as at, id, jsonb_build_object('type', factor_type, 'name', friendly_name,
      'status', status, 'phone', phone, 'created_at', created_at, 'verified_at', verified_at) as entry
    from auth.mfa_factors where user_id = $1`,
  sessions: `
    select created_at as at, id, jsonb_build_object('created_at', created_at, 'refreshed_at', refreshed_at,
      'user_agent', user_agent, 'ip', ip) as entry
    from auth.sessions where user_id = $1`,
  security_events: `
    select created_at as at, lpad(to_hex(id), 32, '0')::uuid as id,
      to_jsonb(security_events) - 'user_id' as entry
    from auth.security_events where user_id = $1`,
  skills: `
    select to_timestamp(0) as at, user_skills.id, jsonb_build_object('name', name, 'category', category,
      'level', level) as entry
    from public.user_skills join public.skills on skills.id = skill_id where user_id = $1`,
  following: `
    select to_timestamp(0) as at, id, jsonb_build_object('person_id', followed_id) as entry
    from public.follows where follower_id = $1`,
  followers: `
    select to_timestamp(0) as at, id, jsonb_build_object('person_id', follower_id) as entry
    from public.follows where followed_id = $1`,
  files: `
    select objects.created_at as at, objects.id, jsonb_build_object('bucket', bucket_id, 'name', objects.name,
      'address', '/storage/v1/object/' || case when public then 'public' else 'authenticated' end || '/' || bucket_id
        || '/' || objects.name,
      'size', metadata -> 'size', 'type', metadata -> 'mimetype', 'created_at', objects.created_at) as entry
    from storage.objects join storage.buckets on buckets.id = bucket_id where objects.owner_id = $1::text`,
} as const

/** SQL of the account and its profile, in one row; `$1` as above. */
export const EXPORTED_ACCOUNT = `
  select jsonb_build_object('id', users.id, 'email', users.email, 'new_email', users.email_change,
      'phone', users.phone, 'phone_confirmed_at', users.phone_confirmed_at, 'new_phone', users.phone_change,
      'role', roles.role, 'second_factor_since', roles.second_factor_since, 'language', users.raw_user_meta_data -> 'language',
      'metadata', users.raw_user_meta_data, 'email_confirmed_at', users.email_confirmed_at,
      'created_at', users.created_at, 'updated_at', users.updated_at,
      'last_sign_in_at', users.last_sign_in_at) as account,
    to_jsonb(profiles) || to_jsonb(professional_profiles) - 'id' as profile
  from auth.users
    join public.account_roles as roles using (id)
    join public.profiles using (id)
    join public.professional_profiles using (id)
  where users.id = $1`
