import { beforeEach, describe, expect, test } from 'vitest'
import { REFUSAL, signIn } from './backend.test-data.ts'
import { type Follow, followQuery, useSetFollow } from './follows.ts'

const BEN = '00000000-0000-4000-8000-00000000000b'
let backend: ReturnType<typeof signIn>

beforeEach(() => {
  backend = signIn('00000000-0000-4000-8000-00000000000a')
})

const shown = () => backend.queries.getQueryData(followQuery(BEN).queryKey)
const startWith = (follow: Follow) => {
  backend.queries.setQueryData(followQuery(BEN).queryKey, follow)
  const { mutateAsync } = backend.hook(() => useSetFollow(BEN))
  return (following: boolean) => mutateAsync(following).catch(() => undefined)
}

describe('a follow', () => {
  test('shows before the server answers, and stays', async () => {
    const setFollow = startWith({ following: false, followers: 3 })

    const done = setFollow(true)
    const request = await backend.next()
    const before = shown()
    request.answer(201)
    await done

    expect(request.name).toBe('POST follows')
    expect([before, shown()]).toEqual([
      { following: true, followers: 4 },
      { following: true, followers: 4 },
    ])
  })

  test('is taken back when the server refuses', async () => {
    const setFollow = startWith({ following: false, followers: 3 })

    const done = setFollow(true)
    const request = await backend.next()
    request.answer(403, REFUSAL)
    await done

    expect(shown()).toEqual({ following: false, followers: 3 })
  })

  test('that is there already counts once, and a stale count never goes below zero', async () => {
    const setFollow = startWith({ following: true, followers: 0 })

    const again = setFollow(true)
    ;(await backend.next()).answer(201)
    await again
    const before = shown()
    const undone = setFollow(false)
    ;(await backend.next()).answer(204)
    await undone

    expect([before, shown()]).toEqual([
      { following: true, followers: 0 },
      { following: false, followers: 0 },
    ])
  })
})

test('quick taps show at once and are sent one after another', async () => {
  const setFollow = startWith({ following: false, followers: 3 })

  const taps = [setFollow(true), setFollow(false), setFollow(true)]
  const first = await backend.next()
  const meanwhile = [shown(), backend.unasked()]
  first.answer(201)
  const second = await backend.next()
  second.answer(204)
  const third = await backend.next()
  third.answer(201)
  await Promise.all(taps)

  expect(meanwhile).toEqual([{ following: true, followers: 4 }, []])
  expect([first, second, third].map(({ name }) => name)).toEqual([
    'POST follows',
    'DELETE follows',
    'POST follows',
  ])
  expect(shown()).toEqual({ following: true, followers: 4 })
})
