import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { isPostGone } from '../lib/is-refusal.ts'
import { type Author, authorOf } from './author.ts'
import { getClient } from './client.ts'
import { editsQuery, storeText } from './edits.ts'
import { faceQuery } from './face.ts'
import { changePost, dropPost } from './posts.ts'
import { quoted } from './search-pattern.ts'
import { personId } from './session.ts'

const PAGE_SIZE = 10

export type Comment = {
  id: string
  content: string
  createdAt: string
  editedAt: string | null
  /** Whether moderators have hidden it: only they and its author see it. */
  isHidden: boolean
  author: Author
  /** True while the comment is shown optimistically and not stored yet. */
  isSending: boolean
}

type Cursor = Pick<Comment, 'createdAt' | 'id'>

/** Comments, oldest first; `earlier` is the place before which the next page begins, null on the last one. */
type CommentPage = { comments: Comment[]; earlier: Cursor | null }

const COLUMNS =
  'id,content,created_at,edited_at,hidden_at,user_id,profiles!user_id(first_name,last_name,avatar_url)'

/** Comments of a post: the latest page first, each page oldest first. */
export const commentsQuery = (postId: string) =>
  infiniteQueryOptions({
    queryKey: ['comments', postId],
    queryFn: ({ pageParam, signal, client }) =>
      fetchPage(postId, { before: pageParam, signal, queries: client }),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.earlier,
  })

type PageRequest = { before: Cursor | null; signal: AbortSignal; queries: QueryClient }

async function fetchPage(postId: string, { before, signal, queries }: PageRequest) {
  const client = await getClient()
  let query = client
    .from('pro_post_comments')
    .select(COLUMNS, before === null ? { count: 'exact' } : {})
    .eq('post_id', postId)
  if (before !== null) {
    const { createdAt, id } = before
    query = query.or(
      `created_at.lt.${quoted(createdAt)},and(created_at.eq.${quoted(createdAt)},id.lt.${id})`,
    )
  }
  const { data, count } = await query
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    // One row more than is shown tells whether there is an earlier page.
    .limit(PAGE_SIZE + 1)
    .abortSignal(signal)
    .throwOnError()
  if (count !== null) changePost(queries, postId, (post) => ({ ...post, comments: count }))
  const comments = data.slice(0, PAGE_SIZE).reverse().map(commentOf)
  return { comments, earlier: data.length > PAGE_SIZE ? (comments[0] ?? null) : null }
}

type CommentRow = {
  id: string
  content: string
  created_at: string
  edited_at: string | null
  hidden_at: string | null
  user_id: string
  profiles: Parameters<typeof authorOf>[1]
}

const commentOf = (row: CommentRow): Comment => ({
  id: row.id,
  content: row.content,
  createdAt: row.created_at,
  editedAt: row.edited_at,
  isHidden: row.hidden_at !== null,
  author: authorOf(row.user_id, row.profiles),
  isSending: false,
})

/** Adds a comment: optimistic, below the others, rolled back when refused. */
export function useAddComment(postId: string) {
  const queries = useQueryClient()
  const { queryKey } = commentsQuery(postId)
  return useMutation({
    meta: { quiet: true, onPost: true },
    scope: { id: `comment ${postId}` },
    mutationFn: async (content: string) => {
      const client = await getClient()
      const { data } = await client
        .from('pro_post_comments')
        .insert({ post_id: postId, user_id: personId(), content })
        .select(COLUMNS)
        .single()
        .throwOnError()
      return commentOf(data)
    },
    onMutate: async (content) => {
      await queries.cancelQueries({ queryKey })
      const face = queries.getQueryData(faceQuery(personId()).queryKey)
      const comment: Comment = {
        id: crypto.randomUUID(),
        content,
        createdAt: new Date().toISOString(),
        editedAt: null,
        isHidden: false,
        author: authorOf(personId(), face ?? null),
        isSending: true,
      }
      changeComments(queries, postId, (comments, isLatest) =>
        isLatest ? [...comments, comment] : comments,
      )
      changeCount(queries, postId, 1)
      return { shownId: comment.id }
    },
    onSuccess: (stored, _content, { shownId }) =>
      changeComments(queries, postId, (comments) =>
        comments.map((comment) => (comment.id === shownId ? stored : comment)),
      ),
    onError: (error, _content, context) => {
      if (isPostGone(error)) dropPost(queries, postId)
      if (context === undefined) return
      changeComments(queries, postId, (comments) =>
        comments.filter(({ id }) => id !== context.shownId),
      )
      changeCount(queries, postId, -1)
    },
    onSettled: () => {
      // The list was still loading when the comment was added, and its query was cancelled.
      if (queries.getQueryData(queryKey) === undefined) return queries.refetchQueries({ queryKey })
    },
  })
}

/** Stores another text of one's comment; the earlier text stays in its history. */
export function useEditComment(postId: string, id: string) {
  const queries = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: (content: string) => storeText('pro_post_comments', id, content),
    onSuccess: ({ content, editedAt }) => {
      changeComments(queries, postId, (comments) =>
        comments.map((comment) =>
          comment.id === id ? { ...comment, content, editedAt } : comment,
        ),
      )
      return queries.invalidateQueries(editsQuery({ commentId: id }))
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
      changeComments(queries, postId, (comments) => comments.filter((other) => other.id !== id))
      changeCount(queries, postId, -1)
    },
  })
}

const changeCount = (queries: QueryClient, postId: string, by: number) =>
  changePost(queries, postId, (post) => ({ ...post, comments: Math.max(0, post.comments + by) }))

type CommentsChange = (comments: Comment[], isLatest: boolean) => Comment[]

function changeComments(queries: QueryClient, postId: string, change: CommentsChange) {
  queries.setQueryData<InfiniteData<CommentPage, Cursor | null>>(
    commentsQuery(postId).queryKey,
    (now) =>
      now && {
        ...now,
        pages: now.pages.map((page, index) => ({
          ...page,
          comments: change(page.comments, index === 0),
        })),
      },
  )
}
