import { expect, test } from 'vitest'
import { folded } from './folded.ts'

test.each([
  ['Développeuse', 'developpeuse'],
  ['LÉA', 'lea'],
  ['Cœur, Æther, Straße', 'coeur, aether, strasse'],
  ['Łódź Đakovo Ørsted', 'lodz dakovo orsted'],
  ['Ле\u0301а', 'леа'],
])('%s is searched as %s', (text, as) => {
  expect(folded(text)).toBe(as)
})
