import { expect, test } from 'vitest'
import { readArrival } from './arrival.ts'

test.each([
  ['a link that worked', '#access_token=a.b.c&refresh_token=r&type=recovery', true, false, false],
  [
    'a link that has expired',
    '#error=access_denied&error_code=otp_expired&sb=',
    false,
    true,
    false,
  ],
  ['half a change of address', '#message=Confirmation+link+accepted&sb=', false, false, true],
  ['an empty token', '#access_token=&type=recovery', false, false, false],
  ['a plain address', '', false, false, false],
  ['an anchor of the page', '#content', false, false, false],
])('%s is told from the others', (_title, fragment, hasAccessToken, failed, isHalfway) => {
  expect(readArrival(fragment)).toEqual({ hasAccessToken, failed, isHalfway })
})
