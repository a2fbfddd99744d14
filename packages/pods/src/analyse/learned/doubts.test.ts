import { expect, test } from 'vitest'
import { briefOf } from '../brief.ts'
import { surroundingsOf } from '../skills/mention-circumstances.ts'
import { mentionsOf } from '../skills/mentions-of.ts'
import { withoutDoubtful } from './doubts.ts'

const kept = (text: string, weight: number) => {
  const brief = briefOf(text, '2026-11-23')
  const mentions = mentionsOf(brief, [])
  const surroundings = surroundingsOf(brief, mentions, 'website')
  return withoutDoubtful(mentions, surroundings, new Map([['any', weight]])).map(({ slug }) => slug)
}

test('wishes that hardly are any are left out, of names only the surest', () => {
  expect(kept('We need WordPress and WooCommerce.', -1)).toEqual(['wordpress', 'woocommerce'])
  expect(kept('We need WordPress and WooCommerce.', -3)).toEqual([])
})

test('what is refused and trades stay, whatever speaks against them', () => {
  expect(kept('No WordPress. We need a photographer.', -3)).toEqual(['wordpress', 'photographer'])
})
