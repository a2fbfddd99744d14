import { expect, test } from 'vitest'
import { isUuid } from './is-uuid.ts'

const ID = '3f2b8c1e-9d47-4a6b-8e15-7c0d92f1a345'

test.each([ID, ID.toUpperCase(), '00000000-0000-0000-0000-000000000000'])('%s is an id', (text) => {
  expect(isUuid(text)).toBe(true)
})

test.each(['', 'me', '42', ` ${ID}`, `${ID}0`, `{${ID}}`, ID.replaceAll('-', '')])(
  '"%s" is no id',
  (text) => {
    expect(isUuid(text)).toBe(false)
  },
)
