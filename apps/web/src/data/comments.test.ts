import { beforeEach, describe, expect, test } from 'vitest'
import { REFUSAL, signIn } from './backend.test-data.ts'
import {
  type Comment,
  commentsQuery,
  useAddComment,
  useDeleteComment,
  useEditComment,
} from './comments.ts'
import { postsQuery } from './posts.ts'

const ADA = '00000000-0000-4000-8000-00000000000a'
const POST = '00000000-0000-4000-8000-000000000001'
const LIST = commentsQuery(POST).queryKey
const FEED = postsQuery({ postId: POST }).queryKey
let backend: ReturnType<typeof signIn>

const comment = (id: string): Comment => ({
  id,
  content: `comment ${id}`,
  createdAt: '2026-11-22T12:00:00+00:00',
  editedAt: null,
  isHidden: false,
  author: { id: ADA, name: 'Ada', avatarUrl: null },
  isSending: false,
})
const row = (id: string, content: string) => ({
  id,
  content,
  created_at: '2026-11-22T13:00:00+00:00',
  edited_at: null,
  hidden_at: null,
  user_id: ADA,
  profiles: { first_name: 'Ada', last_name: 'Lovelace', avatar_url: null },
})
/** Shown comments, oldest first, and the count below the post. */
function shown() {
  const pages = backend.queries.getQueryData(LIST)?.pages ?? []
  const comments = pages.toReversed().flatMap((page) => page.comments)
  return {
    texts: comments.map(({ content, isSending }) => (isSending ? `${content}…` : content)),
    count: backend.queries.getQueryData(FEED)?.pages[0]?.posts[0]?.comments,
  }
}

beforeEach(() => {
  backend = signIn(ADA)
  backend.queries.setQueryData(LIST, {
    // The latest page first, each page oldest first.
    pages: [
      { comments: [comment('b')], earlier: comment('b') },
      { comments: [comment('a')], earlier: null },
    ],
    pageParams: [null, { createdAt: 'then', id: 'b' }],
  })
  backend.queries.setQueryData(FEED, {
    pages: [
      {
        posts: [
          {
            id: POST,
            content: 'Hello',
            image: null,
            createdAt: '2026-11-22T11:00:00+00:00',
            editedAt: null,
            isShared: false,
            isHidden: false,
            author: null,
            likes: 0,
            liked: false,
            comments: 2,
          },
        ],
        next: null,
      },
    ],
    pageParams: [null],
  })
})

describe('a new comment', () => {
  test('shows below the others while it is sent, then as the server stored it', async () => {
    const { mutateAsync } = backend.hook(() => useAddComment(POST))

    const done = mutateAsync(' new ')
    const request = await backend.next()
    const before = shown()
    request.answer(201, row('c', 'new'))
    await done

    expect(request.name).toBe('POST pro_post_comments')
    expect(before).toEqual({ texts: ['comment a', 'comment b', ' new …'], count: 3 })
    expect(shown()).toEqual({ texts: ['comment a', 'comment b', 'new'], count: 3 })
  })

  test('is taken back, with its count, when the server refuses', async () => {
    const { mutateAsync } = backend.hook(() => useAddComment(POST))

    const done = mutateAsync('new').catch(() => undefined)
    ;(await backend.next()).answer(403, REFUSAL)
    await done

    expect(shown()).toEqual({ texts: ['comment a', 'comment b'], count: 2 })
  })

  test('that is refused takes no other along', async () => {
    const { mutateAsync } = backend.hook(() => useAddComment(POST))

    const both = ['one', 'two'].map((text) => mutateAsync(text).catch(() => undefined))
    ;(await backend.next()).answer(403, REFUSAL)
    ;(await backend.next()).answer(201, row('d', 'two'))
    await Promise.all(both)

    expect(shown()).toEqual({ texts: ['comment a', 'comment b', 'two'], count: 3 })
  })
})

test('an edited comment shows what the server has stored', async () => {
  const { mutateAsync } = backend.hook(() => useEditComment(POST, 'a'))

  const done = mutateAsync('other')
  ;(await backend.next()).answer(200, { content: 'other', edited_at: '2026-11-22T14:00:00+00:00' })
  await done

  expect(shown().texts).toEqual(['other', 'comment b'])
})

test.each([
  [204, undefined, { texts: ['comment b'], count: 1 }],
  [403, REFUSAL, { texts: ['comment a', 'comment b'], count: 2 }],
])('a deletion that is answered with %i', async (status, body, left) => {
  const { mutateAsync } = backend.hook(() => useDeleteComment(POST))

  const done = mutateAsync('a').catch(() => undefined)
  ;(await backend.next()).answer(status, body)
  await done

  expect(shown()).toEqual(left)
})
