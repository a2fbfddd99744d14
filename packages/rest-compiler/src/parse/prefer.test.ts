import { expect, test } from 'vitest'
import { parsePrefer } from './prefer.ts'

test('the first word of a kind wins and unknown words are overlooked', () => {
  const prefer = parsePrefer('return=minimal, count=exact,return=representation, magic=yes')

  expect(prefer).toMatchObject({ return: 'minimal', count: 'exact', handling: null })
})

test('strict handling refuses unknown words', () => {
  expect(() => parsePrefer('handling=strict, magic=yes, count=some')).toThrow(
    expect.objectContaining({
      code: 'PGRST122',
      details: 'Invalid preferences: magic=yes, count=some',
    }),
  )
})
