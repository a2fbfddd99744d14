/**
 * What a person's export holds, each part as SQL that gives `at`, `id` and `entry` (JSON) for its person, $1.
 * Secrets (hashes, tokens) and what others wrote are left out; of other people there are ids only.
 */
export const EXPORT_SECTIONS = {
  sign_in_methods: `
    select created_at as at, id, jsonb_build_object('provider', provider, 'email', email,
      'created_at', created_at, 'last_sign_in_at', last_sign_in_at) as entry
    from auth.identities where user_id = $1`,
  sessions: `
    select created_at as at, id, jsonb_build_object('created_at', created_at, 'refreshed_at', refreshed_at,
      'user_agent', user_agent, 'ip', ip) as entry
    from auth.sessions where user_id = $1`,
  skills: `
    select to_timestamp(0) as at, user_skills.id, jsonb_build_object('name', name, 'category', category,
      'level', level) as entry
    from public.user_skills join public.skills on skills.id = skill_id where user_id = $1`,
  posts: `
    select created_at as at, id, to_jsonb(pro_posts) - 'author_id' - 'deleted_at' || jsonb_build_object(
      'likes', (select count(*) from public.pro_post_likes where post_id = pro_posts.id),
      'earlier_texts', (
        select coalesce(jsonb_agg(jsonb_build_object('content', edits.content, 'written_at', written_at)
          order by written_at), '[]')
        from public.pro_post_edits as edits where post_id = pro_posts.id)) as entry
    from public.pro_posts where author_id = $1`,
  comments: `
    select created_at as at, id, to_jsonb(pro_post_comments) - 'user_id' || jsonb_build_object(
      'earlier_texts', (
        select coalesce(jsonb_agg(jsonb_build_object('content', edits.content, 'written_at', written_at)
          order by written_at), '[]')
        from public.pro_post_comment_edits as edits where comment_id = pro_post_comments.id)) as entry
    from public.pro_post_comments where user_id = $1`,
  likes: `
    select to_timestamp(0) as at, post_id as id, jsonb_build_object('post_id', post_id) as entry
    from public.pro_post_likes where user_id = $1`,
  following: `
    select to_timestamp(0) as at, id, jsonb_build_object('person_id', followed_id) as entry
    from public.follows where follower_id = $1`,
  followers: `
    select to_timestamp(0) as at, id, jsonb_build_object('person_id', follower_id) as entry
    from public.follows where followed_id = $1`,
  reports: `
    select created_at as at, id, jsonb_build_object('post_id', post_id, 'comment_id', comment_id,
      'reason', reason, 'details', details, 'status', status, 'created_at', created_at) as entry
    from public.content_reports where reporter_id = $1`,
  moderation: `
    select created_at as at, id, jsonb_build_object('target_type', target_type, 'target_id', target_id,
      'kind', kind, 'reason', reason, 'content', content, 'created_at', created_at, 'objection', objection,
      'objected_at', objected_at, 'objection_outcome', objection_outcome,
      'objection_answer', objection_answer) as entry
    from public.moderation_decisions where author_id = $1 and kind <> 'dismiss'`,
  files: `
    select created_at as at, id, jsonb_build_object('bucket', bucket_id, 'name', name,
      'address', '/storage/v1/object/public/' || bucket_id || '/' || name,
      'size', metadata -> 'size', 'type', metadata -> 'mimetype', 'created_at', created_at) as entry
    from storage.objects where owner_id = $1::text`,
  // Only of an address known to be theirs: anybody can sign up with a stranger's.
  newsletter_consents: `
    select requested_at as at, id, jsonb_build_object('email', email, 'language', language,
      'requested_at', requested_at, 'confirmed_at', confirmed_at) as entry
    from public.newsletter_subscriptions where lower(email) = (
      select lower(email) from auth.users where id = $1 and email_confirmed_at is not null)`,
  contact_messages: `
    select created_at as at, id, to_jsonb(contact_messages) - 'status' - 'updated_at' as entry
    from public.contact_messages where lower(email) = (
      select lower(email) from auth.users where id = $1 and email_confirmed_at is not null)`,
} as const

/** The account and its profile, in one row; `$1` as above. */
export const EXPORTED_ACCOUNT = `
  select jsonb_build_object('id', users.id, 'email', users.email, 'new_email', users.email_change,
      'phone', users.phone, 'role', roles.role, 'language', users.raw_user_meta_data -> 'language',
      'metadata', users.raw_user_meta_data, 'email_confirmed_at', users.email_confirmed_at,
      'created_at', users.created_at, 'updated_at', users.updated_at,
      'last_sign_in_at', users.last_sign_in_at) as account,
    to_jsonb(profiles) || to_jsonb(professional_profiles) - 'id' as profile
  from auth.users
    join public.account_roles as roles using (id)
    join public.profiles using (id)
    join public.professional_profiles using (id)
  where users.id = $1`
