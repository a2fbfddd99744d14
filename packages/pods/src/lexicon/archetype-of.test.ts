import { expect, test } from 'vitest'
import { archetypeOf } from './archetype-of.ts'
import { findConcepts } from './find-concepts.ts'

test.each([
  ['Nous voulons une boutique en ligne sur Shopify', 'ecommerce'],
  ['A conference with catering and a live stream', 'event'],
  ['Un boîtier avec ESP32 et capteurs', 'iot'],
  ['Translate our game into German', 'localisation'],
])('%s speaks for %s', (text, archetype) => {
  expect(archetypeOf(findConcepts(text)).archetype).toBe(archetype)
})
