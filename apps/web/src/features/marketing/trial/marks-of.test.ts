import { expect, test } from 'vitest'
import { markedParts, marksKept, marksOf } from './marks-of.ts'

const asked = { must: true, confidence: 1, kind: 'team', value: { max: 3 } } as const
const mark = (start: number, end: number, refused = false) => ({ start, end, refused })

test('marks follow the text and never overlap', () => {
  const marks = marksOf({
    requirements: [
      { ...asked, excluded: true, span: [20, 30] },
      { ...asked, excluded: false, span: [5, 12] },
      { ...asked, excluded: false, span: [0, 8] },
      { ...asked, excluded: false, span: [6, 8] },
      { ...asked, excluded: false },
    ],
  })

  expect(marks).toEqual([mark(0, 8), mark(8, 12), mark(20, 30, true)])
})

test('while somebody types on, marks before the first difference stay', () => {
  const marks = [mark(0, 4), mark(8, 12)]

  expect([
    marksKept(marks, 'Shop for cats', 'Shop for cats, cheap'),
    marksKept(marks, 'Shop for cats', 'Shop for dogs'),
    marksKept(marks, 'Shop for cats', ''),
  ]).toEqual([marks, [mark(0, 4)], []])
})

test('the parts of a text add up to it', () => {
  const text = 'Une boutique sans WordPress.'
  const parts = markedParts(text, [mark(4, 12), mark(18, 27, true)])

  expect(parts.map((part) => part.text)).toEqual(['Une ', 'boutique', ' sans ', 'WordPress', '.'])
  expect(parts.map((part) => part.mark?.refused)).toEqual([
    undefined,
    false,
    undefined,
    true,
    undefined,
  ])
})
