import { expect, test } from 'vitest'
import { withFollow } from './with-follow.ts'

test.each([
  ['following counts one more', { following: false, followers: 0 }, true, 1],
  ['unfollowing counts one less', { following: true, followers: 3 }, false, 2],
  ['following twice counts once', { following: true, followers: 3 }, true, 3],
  ['a stale count never goes below zero', { following: true, followers: 0 }, false, 0],
])('%s', (_what, before, following, followers) => {
  expect(withFollow(before, following)).toEqual({ following, followers })
})
