import { expect, test } from 'vitest'
import { readArrival } from './read-arrival.ts'

test.each([
  ['a link that worked', '#access_token=a.b.c&refresh_token=r&type=recovery', true, false],
  ['a link that has expired', '#error=access_denied&error_code=otp_expired&sb=', false, true],
  ['an empty token', '#access_token=&type=recovery', false, false],
  ['a plain address', '', false, false],
  ['an anchor of the page', '#content', false, false],
])('%s is told from the others', (_title, fragment, hasAccessToken, failed) => {
  expect(readArrival(fragment)).toEqual({ hasAccessToken, failed })
})
