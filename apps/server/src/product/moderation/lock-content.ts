import { AppError, type ModerationTarget } from '@podium/domain'
import type { Tx } from '../../platform/db/database.ts'

export type Content = {
  post_id: string
  author_id: string
  content: string
  image_url: string | null
  is_hidden: boolean
}

export const CONTENT_TABLES = {
  post: 'public.pro_posts',
  comment: 'public.pro_post_comments',
} as const

const AUTHORS = { post: 'author_id', comment: 'user_id' } as const

const ROWS = {
  post: `select id as post_id, author_id, content, image_url, hidden_at is not null as is_hidden
           from public.pro_posts where id = $1 and deleted_at is null for update`,
  comment: `select post_id, user_id as author_id, content, null as image_url, hidden_at is not null as is_hidden
              from public.pro_post_comments where id = $1 for update`,
} as const

/**
 * Post or comment, locked until the transaction ends: decisions about it are serialised, and no
 * report of it comes in between. Throws `content_not_found` (404).
 */
export async function lockContent(tx: Tx, { type, id }: ModerationTarget): Promise<Content> {
  // Lock order of a deletion of the author; another order would deadlock.
  await tx.query(
    `select from public.people where id = (
       select ${AUTHORS[type]} from ${CONTENT_TABLES[type]} where id = $1) for key share`,
    [id],
  )
  const [content] = await tx.query<Content>(ROWS[type], [id])
  if (content === undefined) throw new AppError('content_not_found')
  return content
}
