import { queryOptions } from '@tanstack/react-query'
import { getClient } from './client.ts'

/** Edited post or comment. */
export type EditTarget = { postId: string } | { commentId: string }

/** Earlier text, and when it was written. */
export type Edit = { id: string; content: string; writtenAt: string }

/** Earlier texts of a post or a comment, newest first. */
export const editsQuery = (target: EditTarget) =>
  queryOptions({
    queryKey: ['edits', target],
    queryFn: async ({ signal }): Promise<Edit[]> => {
      const client = await getClient()
      const columns = 'id,content,written_at' as const
      const query =
        'postId' in target
          ? client.from('pro_post_edits').select(columns).eq('post_id', target.postId)
          : client.from('pro_post_comment_edits').select(columns).eq('comment_id', target.commentId)
      const { data } = await query
        .order('written_at', { ascending: false })
        .abortSignal(signal)
        .throwOnError()
      return data.map(({ id, content, written_at: writtenAt }) => ({ id, content, writtenAt }))
    },
  })

/** Stores another text of a post or a comment; the earlier one stays in its history. */
export async function storeText(
  table: 'pro_posts' | 'pro_post_comments',
  id: string,
  content: string,
) {
  const client = await getClient()
  const { data } = await client
    .from(table)
    .update({ content })
    .eq('id', id)
    .select('content,edited_at')
    .single()
    .throwOnError()
  return { content: data.content, editedAt: data.edited_at }
}
