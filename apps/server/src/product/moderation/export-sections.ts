/**
 * Reports a person made and decisions about what they wrote, for their export: SQL that returns
 * `at`, `id` and `entry` (JSON) for person $1.
 */
export const EXPORT_SECTIONS = {
  reports: `
    select created_at as at, id, jsonb_build_object('post_id', post_id, 'comment_id', comment_id,
      'reason', reason, 'details', details, 'status', status, 'created_at', created_at) as entry
    from public.content_reports where reporter_id = $1`,
  moderation: `
    select created_at as at, id, jsonb_build_object('target_type', target_type, 'target_id', target_id,
      'kind', kind, 'reason', reason, 'content', content, 'created_at', created_at, 'appeal', appeal,
      'appealed_at', appealed_at, 'appeal_outcome', appeal_outcome,
      'appeal_answer', appeal_answer) as entry
    from public.moderation_decisions where author_id = $1 and kind <> 'dismiss'`,
} as const
