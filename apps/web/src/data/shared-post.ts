import { queryOptions } from '@tanstack/react-query'
import { fullName } from './author.ts'
import { getClient } from './client.ts'
import { type PostImage, postImageOf } from './post-images.ts'

/** Post as people without an account read it. */
export type SharedPost = {
  content: string
  image: PostImage | null
  createdAt: string
  isEdited: boolean
  author: { name: string; avatarUrl: string | null; tint: number; profession: string | null }
}

/** Post that its author opened to everybody; null if there is none of this id. Needs no account. */
export const sharedPostQuery = (id: string) =>
  queryOptions({
    queryKey: ['shared-post', id],
    queryFn: async ({ signal }): Promise<SharedPost | null> => {
      const client = await getClient()
      const { data } = await client
        .rpc('shared_post', { id })
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      if (data === null) return null
      return {
        content: data.content,
        image: postImageOf(data),
        createdAt: data.created_at,
        isEdited: data.edited_at !== null,
        author: {
          name: fullName(data),
          avatarUrl: data.avatar_url,
          tint: data.author_tint,
          profession: data.profession,
        },
      }
    },
  })
