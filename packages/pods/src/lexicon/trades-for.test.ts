import { expect, test } from 'vitest'
import { tradesFor } from './trades-for.ts'

test('one trade for all that it does, another for what it does not, none for what is refused', () => {
  const trades = tradesFor({
    archetype: 'ecommerce',
    named: [],
    skills: ['shopify', 'payment-integration', 'photography'],
    refused: new Set(['logo']),
  })

  expect(trades).toEqual(['e-commerce-developer', 'photographer'])
})

test('a trade that the text names leads in place of the usual one', () => {
  const trades = tradesFor({
    archetype: 'mobile-app',
    named: ['ios-developer'],
    skills: ['ios', 'swift'],
    refused: new Set(['android']),
  })

  expect(trades).toEqual(['ios-developer'])
})
