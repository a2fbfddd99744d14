/**
 * Posts, comments and likes of a person, for their export: SQL that returns `at`, `id` and
 * `entry` (JSON) for person $1.
 */
export const EXPORT_SECTIONS = {
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
} as const
