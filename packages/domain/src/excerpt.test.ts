import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

test.each([
  ['a short text stays', 'Hi there', 'Hi there'],
  ['line breaks become blanks', ' Hi\n\nthere ', 'Hi there'],
  ['a long text is cut between words', 'one two three four', 'one two…'],
  ['no punctuation is left before the dots', 'one two, three', 'one two…'],
  ['a long word is cut anywhere', 'abcdefghijklmnop', 'abcdefghij…'],
  ['a smiley is not cut in two', 'abcdefghi😀jkl', 'abcdefghi…'],
])('%s', (_what, text, shown) => {
  expect(excerpt(text, 10)).toBe(shown)
})
