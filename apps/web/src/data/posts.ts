import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { type Author, authorOf } from './author.ts'
import { getClient } from './client.ts'
import {
  type ImageToPublish,
  type PostImage,
  postImageOf,
  publishWithImage,
  removePostImage,
} from './post-images.ts'
import { searchFilter } from './search-filter.ts'
import { quoted } from './search-pattern.ts'
import { personId } from './session.ts'

/** Decisions row 14. */
const PAGE_SIZE = 20

export type Post = {
  id: string
  content: string
  image: PostImage | null
  /** As the database wrote it, microseconds included: a `Date` would lose them. */
  createdAt: string
  /** Null once their account is deleted: then nothing is left but what others wrote below. */
  author: (Author & { profession: string | null }) | null
  likes: number
  /** Whether the person signed in likes it. */
  liked: boolean
  comments: number
}

/** The last post of a page: the next page is what is older. */
type Cursor = Pick<Post, 'createdAt' | 'id'>

const COLUMNS = `id,content,image_url,image_alt,image_width,image_height,created_at,author_id,
author:professional_profiles!author_id(profession,profiles(first_name,last_name,avatar_url)),
likes:pro_post_likes(count),own:pro_post_likes(user_id),comments:pro_post_comments(count)`

export const FEED_KEY = ['posts', 'feed'] as const

/** Which posts: those a search finds (all if it is blank), or one person's. */
type PostChoice = { search: string } | { authorId: string }

/** Posts, newest first. */
export const postsQuery = (choice: PostChoice) =>
  infiniteQueryOptions({
    queryKey: [...FEED_KEY, choice],
    queryFn: ({ pageParam, signal }) => fetchPage(choice, { before: pageParam, signal }),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => (page.length === PAGE_SIZE ? page.at(-1) : undefined),
    // What a person reads moves only when they ask for it.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

type PageRequest = { before: Cursor | null; signal: AbortSignal }

async function fetchPage(choice: PostChoice, { before, signal }: PageRequest): Promise<Post[]> {
  const client = await getClient()
  const { embeds, trees } = searchFilter('search' in choice ? choice.search : '')
  // The cast keeps the row's type: the added embeds put nothing into a row.
  const columns = `${COLUMNS}${embeds}` as typeof COLUMNS
  let query = client.from('pro_posts').select(columns).eq('own.user_id', personId())
  if ('authorId' in choice) query = query.eq('author_id', choice.authorId)
  for (const { embed, tree } of trees) {
    query = query.or(tree, embed === undefined ? {} : { referencedTable: embed })
  }
  if (before !== null) {
    const { createdAt, id } = before
    query = query
      // Says nothing new, but lets the index begin where the page does.
      .lte('created_at', createdAt)
      .or(`created_at.lt.${quoted(createdAt)},and(created_at.eq.${quoted(createdAt)},id.lt.${id})`)
  }
  const { data } = await query
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(PAGE_SIZE)
    .abortSignal(signal)
    .throwOnError()
  return data.map((row) => ({
    id: row.id,
    content: row.content,
    image: postImageOf(row),
    createdAt: row.created_at,
    author:
      row.author_id === null || row.author === null
        ? null
        : {
            ...authorOf(row.author_id, row.author.profiles),
            profession: row.author.profession,
          },
    likes: row.likes[0]?.count ?? 0,
    liked: row.own.length > 0,
    comments: row.comments[0]?.count ?? 0,
  }))
}

export function usePublishPost() {
  const queries = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: ({ content, image }: { content: string; image: ImageToPublish | undefined }) =>
      publishWithImage(image, async (columns) => {
        const client = await getClient()
        await client
          .from('pro_posts')
          .insert({ author_id: personId(), content, ...columns })
          .throwOnError()
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: FEED_KEY }),
  })
}

export function useDeletePost() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, image }: Pick<Post, 'id' | 'image'>) => {
      const client = await getClient()
      await client.from('pro_posts').delete().eq('id', id).throwOnError()
      if (image !== null) await removePostImage(image.url)
    },
    onSuccess: (_nothing, { id }) =>
      changeFeeds(queries, (page) => page.filter((post) => post.id !== id)),
  })
}

/** Likes or unlikes. Shown at once, undone if the server refuses; quick taps run one after another. */
export function useSetLike(postId: string) {
  const queries = useQueryClient()
  const mutationKey = ['likes', postId]
  return useMutation({
    mutationKey,
    scope: { id: `like ${postId}` },
    mutationFn: async (liked: boolean) => {
      const likes = (await getClient()).from('pro_post_likes')
      const like = { post_id: postId, user_id: personId() }
      await (liked
        ? likes.upsert(like, { ignoreDuplicates: true })
        : likes.delete().match(like)
      ).throwOnError()
    },
    onMutate: async (liked) => {
      await queries.cancelQueries({ queryKey: FEED_KEY })
      changePost(queries, postId, (post) => withLike(post, liked))
    },
    onSettled: (_nothing, error, liked) => {
      // What holds after several taps is what the last of them came to.
      if (queries.isMutating({ mutationKey }) > 1) return
      changePost(queries, postId, (post) => withLike(post, error === null ? liked : !liked))
    },
  })
}

const withLike = (post: Post, liked: boolean): Post =>
  post.liked === liked
    ? post
    : { ...post, liked, likes: Math.max(0, post.likes + (liked ? 1 : -1)) }

/** Changes one post wherever a feed shows it. */
export function changePost(queries: QueryClient, id: string, change: (post: Post) => Post) {
  changeFeeds(queries, (page) => page.map((post) => (post.id === id ? change(post) : post)))
}

function changeFeeds(queries: QueryClient, change: (page: Post[]) => Post[]) {
  queries.setQueriesData<InfiniteData<Post[]>>(
    { queryKey: FEED_KEY },
    (feed) => feed && { ...feed, pages: feed.pages.map(change) },
  )
}
