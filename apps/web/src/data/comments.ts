import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Author, authorOf } from './author.ts'
import { getClient } from './client.ts'
import { changePost } from './posts.ts'
import { personId } from './session.ts'

export type Comment = { id: string; content: string; createdAt: string; author: Author }

/** A post's comments, oldest first. */
export const commentsQuery = (postId: string) =>
  queryOptions({
    queryKey: ['comments', postId],
    queryFn: async ({ signal }): Promise<Comment[]> => {
      const client = await getClient()
      const { data } = await client
        .from('pro_post_comments')
        .select('id,content,created_at,user_id,profiles!user_id(first_name,last_name,avatar_url)')
        .eq('post_id', postId)
        .order('created_at')
        .order('id')
        .abortSignal(signal)
        .throwOnError()
      return data.map((row) => ({
        id: row.id,
        content: row.content,
        createdAt: row.created_at,
        author: authorOf(row.user_id, row.profiles),
      }))
    },
  })

export function useAddComment(postId: string) {
  const queries = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: async (content: string) => {
      const client = await getClient()
      await client
        .from('pro_post_comments')
        .insert({ post_id: postId, user_id: personId(), content })
        .throwOnError()
    },
    onSuccess: () => {
      changePost(queries, postId, (post) => ({ ...post, comments: post.comments + 1 }))
      return queries.invalidateQueries(commentsQuery(postId))
    },
  })
}

export function useDeleteComment(postId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      const client = await getClient()
      await client.from('pro_post_comments').delete().eq('id', id).throwOnError()
    },
    onSuccess: (_nothing, id) => {
      changePost(queries, postId, (post) => ({ ...post, comments: Math.max(0, post.comments - 1) }))
      queries.setQueryData(commentsQuery(postId).queryKey, (comments) =>
        comments?.filter((comment) => comment.id !== id),
      )
    },
  })
}
