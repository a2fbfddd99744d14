import { expect, test } from 'vitest'
import { readArrival } from './arrival.ts'

const none = { hasAccessToken: false, failed: false, isUsedConfirmation: false, isHalfway: false }

test.each([
  [
    'a link that worked',
    '#access_token=a.b.c&refresh_token=r&type=recovery',
    { hasAccessToken: true },
  ],
  ['a link that has expired', '#error=access_denied&error_code=otp_expired&sb=', { failed: true }],
  [
    'the link of a sign-up, a second time',
    '#error=access_denied&error_code=email_already_confirmed&sb=',
    { failed: true, isUsedConfirmation: true },
  ],
  ['half a change of address', '#message=Confirmation+link+accepted&sb=', { isHalfway: true }],
  ['an empty token', '#access_token=&type=recovery', {}],
  ['a plain address', '', {}],
  ['an anchor of the page', '#content', {}],
])('%s is told from the others', (_title, fragment, expected) => {
  expect(readArrival(fragment)).toEqual({ ...none, ...expected })
})
