import { expect, test } from 'vitest'
import { rowsRange } from './rows-range.ts'

test.each([
  [{ header: null }, { offset: 0, limit: null }],
  [
    { limit: 3, offset: 2, header: null },
    { offset: 2, limit: 3 },
  ],
  [
    { limit: 0, header: '5-9' },
    { offset: 0, limit: 0 },
  ],
  [{ header: '0-9' }, { offset: 0, limit: 10 }],
  [{ header: '5-' }, { offset: 5, limit: null }],
  [
    { limit: 4, offset: 3, header: '5-20' },
    { offset: 5, limit: 2 },
  ],
  [{ header: 'nonsense' }, { offset: 0, limit: null }],
])('cuts limit and offset with the Range header: %o', (asked, range) => {
  expect(rowsRange(asked)).toEqual(range)
})

test.each([{ header: '9-5' }, { limit: -1, header: null }, { limit: 2, header: '5-9' }])(
  'refuses an impossible range with 416: %o',
  (asked) => {
    expect(() => rowsRange(asked)).toThrow(
      expect.objectContaining({ code: 'PGRST103', status: 416 }),
    )
  },
)
