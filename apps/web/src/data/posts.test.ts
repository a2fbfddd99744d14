import { beforeEach, describe, expect, test } from 'vitest'
import { REFUSAL, signIn } from './backend.test-data.ts'
import {
  type Post,
  postsQuery,
  restartFeeds,
  useDeletePost,
  useEditPost,
  useSetLike,
  useSetShared,
} from './posts.ts'

const ADA = '00000000-0000-4000-8000-00000000000a'
const ONE = '00000000-0000-4000-8000-000000000001'
const FEED = postsQuery({ search: '' }).queryKey
const OWN = postsQuery({ authorId: ADA }).queryKey
let backend: ReturnType<typeof signIn>

beforeEach(() => {
  backend = signIn(ADA)
})

const post = (id: string, more: Partial<Post> = {}): Post => ({
  id,
  content: 'Hello',
  image: null,
  createdAt: '2026-11-22T12:00:00.123456+00:00',
  editedAt: null,
  isShared: false,
  isHidden: false,
  author: { id: ADA, name: 'Ada', avatarUrl: null, profession: null },
  likes: 0,
  liked: false,
  comments: 0,
  ...more,
})
/** Shows posts in two feeds, and answers how one of them stands in each. */
function show(...posts: Post[]) {
  for (const key of [FEED, OWN]) {
    backend.queries.setQueryData(key, { pages: [{ posts, next: null }], pageParams: [null] })
  }
}
const shown = (id = ONE) =>
  [FEED, OWN].map((key) =>
    backend.queries
      .getQueryData(key)
      ?.pages.flatMap(({ posts }) => posts)
      .find((each) => each.id === id),
  )
const likesShown = () => shown().map((each) => each && [each.liked, each.likes])

describe('a like', () => {
  test('shows in every feed before the server answers, and stays', async () => {
    show(post(ONE, { likes: 2 }), post('two', { likes: 5 }))
    const { mutateAsync } = backend.hook(() => useSetLike(ONE))

    const done = mutateAsync(true)
    const request = await backend.next()
    const before = likesShown()
    request.answer(201)
    await done

    expect(request.name).toBe('POST pro_post_likes')
    expect([before, likesShown()]).toEqual([
      [
        [true, 3],
        [true, 3],
      ],
      [
        [true, 3],
        [true, 3],
      ],
    ])
    expect(shown('two')[0]?.likes).toBe(5)
  })

  test('is taken back when the server refuses', async () => {
    show(post(ONE, { likes: 2 }))
    const { mutateAsync } = backend.hook(() => useSetLike(ONE))

    const done = mutateAsync(true).catch(() => undefined)
    ;(await backend.next()).answer(403, REFUSAL)
    await done

    expect(likesShown()[0]).toEqual([false, 2])
  })

  test('and its undoing end as the last of them does', async () => {
    show(post(ONE, { likes: 2 }))
    const { mutateAsync } = backend.hook(() => useSetLike(ONE))

    const taps = [true, false].map((liked) => mutateAsync(liked).catch(() => undefined))
    ;(await backend.next()).answer(201)
    const second = await backend.next()
    const before = likesShown()[0]
    second.answer(403, REFUSAL)
    await Promise.all(taps)

    expect([second.name, before]).toEqual(['DELETE pro_post_likes', [false, 2]])
    expect(likesShown()[0]).toEqual([true, 3])
  })

  test('never brings a stale count below zero', async () => {
    show(post(ONE, { liked: true, likes: 0 }))
    const { mutateAsync } = backend.hook(() => useSetLike(ONE))

    const done = mutateAsync(false)
    ;(await backend.next()).answer(204)
    await done

    expect(likesShown()[0]).toEqual([false, 0])
  })
})

describe('opening a post to everybody', () => {
  test('shows at once, and is taken back when the server refuses', async () => {
    show(post(ONE))
    const { mutateAsync } = backend.hook(() => useSetShared(ONE))

    const done = mutateAsync(true).catch(() => undefined)
    const request = await backend.next()
    const before = shown().map((each) => each?.isShared)
    request.answer(403, REFUSAL)
    await done

    expect([request.name, request.body]).toEqual(['PATCH pro_posts', { is_shared: true }])
    expect([before, shown().map((each) => each?.isShared)]).toEqual([
      [true, true],
      [false, false],
    ])
  })

  test('stays when the server agrees', async () => {
    show(post(ONE))
    const { mutateAsync } = backend.hook(() => useSetShared(ONE))

    const done = mutateAsync(true)
    ;(await backend.next()).answer(200, { id: ONE })
    await done

    expect(shown()[0]?.isShared).toBe(true)
  })
})

test('an edit shows what the server has stored, once it has', async () => {
  show(post(ONE))
  const { mutateAsync } = backend.hook(() => useEditPost(ONE))

  const done = mutateAsync('  Bye  ')
  const request = await backend.next()
  const before = shown()[0]?.content
  request.answer(200, { content: 'Bye', edited_at: '2026-11-22T13:00:00+00:00' })
  await done

  expect([before, shown()[0]?.content, shown()[1]?.editedAt]).toEqual([
    'Hello',
    'Bye',
    '2026-11-22T13:00:00+00:00',
  ])
})

test.each([
  [204, undefined, undefined],
  [403, REFUSAL, 'Hello'],
])('a post goes when its deletion is answered with %i', async (status, body, left) => {
  show(post(ONE), post('two'))
  const { mutateAsync } = backend.hook(() => useDeletePost())

  const done = mutateAsync({ id: ONE, image: null }).catch(() => undefined)
  ;(await backend.next()).answer(status, body)
  await done

  expect(shown().map((each) => each?.content)).toEqual([left, left])
  expect(shown('two')[0]).toBeDefined()
})

test('a feed that starts anew asks for its first page only', async () => {
  const page = (id: string) => ({ posts: [post(id)], next: { createdAt: 'then', id } })
  backend.queries.setQueryData(FEED, {
    pages: [page(ONE), page('two')],
    pageParams: [null, { createdAt: 'then', id: ONE }],
  })

  await restartFeeds(backend.queries)

  expect([shown(ONE)[0]?.id, shown('two')[0]]).toEqual([ONE, undefined])
  expect(backend.queries.getQueryState(FEED)?.isInvalidated).toBe(true)
})
