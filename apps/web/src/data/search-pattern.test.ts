import { describe, expect, test } from 'vitest'
import { containing, quoted } from './search-pattern.ts'

describe('search patterns', () => {
  test('what a person types is looked for as it is, wildcards included', () => {
    expect(containing('100 %_\\')).toBe('%100 \\%\\_\\\\%')
  })

  test('commas, parentheses and quotes stay inside a value of a logic tree', () => {
    expect(quoted('a,b)."c" \\')).toBe('"a,b).\\"c\\" \\\\"')
  })
})
