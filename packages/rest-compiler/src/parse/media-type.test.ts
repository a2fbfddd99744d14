import { expect, test } from 'vitest'
import { negotiateOutput } from './media-type.ts'

test.each([
  [null, 'array', false],
  ['*/*', 'array', false],
  ['text/html, application/json;q=0.5', 'array', false],
  ['application/vnd.pgrst.object+json', 'object', false],
  ['application/vnd.pgrst.object+json;nulls=stripped', 'object', true],
  ['application/vnd.pgrst.array+json;nulls=stripped', 'array', true],
  ['application/json;q=0.5, text/csv', 'csv', false],
])('%s is answered as %s', (accept, format, stripNulls) => {
  expect(negotiateOutput(accept)).toMatchObject({ format, stripNulls })
})

test('a type nobody writes is refused with 406', () => {
  expect(() => negotiateOutput('image/png')).toThrow(
    expect.objectContaining({ code: 'PGRST107', status: 406 }),
  )
})
