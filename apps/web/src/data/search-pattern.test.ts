import { describe, expect, test } from 'vitest'
import { beginningWith, containing, exactly, quoted } from './search-pattern.ts'

describe('search patterns', () => {
  test('what a person types is looked for as it is, wildcards included', () => {
    expect(containing('100 %_\\')).toBe('%100 \\%\\_\\\\%')
  })

  test('an asterisk finds itself, and never whatever follows', () => {
    expect([exactly('Q*'), beginningWith('Q*')]).toEqual(['Q_', 'Q_%'])
  })

  test('commas, parentheses and quotes stay inside a value of a logic tree', () => {
    expect(quoted('a,b)."c" \\')).toBe('"a,b).\\"c\\" \\\\"')
  })
})
