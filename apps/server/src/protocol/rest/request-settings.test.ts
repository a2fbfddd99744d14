import { expect, test } from 'vitest'
import { requestSettings } from './request-settings.ts'

test('functions read the caller’s cookies, of one letter too, and never the token', () => {
  const { values } = requestSettings(
    { method: 'GET', path: '/people', query: '', body: '', header: () => null },
    {
      claims: { role: 'anon' },
      headers: { cookie: 'a=1; theme=dark; bare', authorization: 'Bearer secret' },
      searchPath: null,
      timezone: null,
      readOnly: false,
      settings: [],
    },
  )

  expect(values).toContain('{"a":"1","theme":"dark"}')
  expect(JSON.stringify(values)).not.toContain('secret')
})
