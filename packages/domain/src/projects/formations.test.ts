import { expect, test } from 'vitest'
import { formationForm } from './formations.ts'

const PERSON = '0a4ed2b4-0f0c-4c8e-9a53-2a3f4b5c6d7e'
const MOST = 1_000_000_000

test.each([
  [{ budget: MOST }, { budget: MOST + 1 }],
  [{ budget: 0.01 }, { budget: 0 }],
  [{ quality: 0 }, { quality: -0.1 }],
  [{ quality: 1 }, { quality: 1.1 }],
  [{ excluded: Array(200).fill(PERSON) }, { excluded: Array(201).fill(PERSON) }],
  [
    { relaxations: [{ kind: 'budget', to: MOST }] },
    { relaxations: [{ kind: 'budget', to: MOST + 1 }] },
  ],
  [
    { relaxations: Array(20).fill({ kind: 'place', city: 'x'.repeat(100) }) },
    { relaxations: Array(21).fill({ kind: 'place', city: 'Lille' }) },
  ],
  [
    { relaxations: [{ kind: 'place', city: 'x' }] },
    { relaxations: [{ kind: 'place', city: 'x'.repeat(101) }] },
  ],
])('what is asked of teams has limits: %j', (within, beyond) => {
  expect(formationForm.safeParse(within).success).toBe(true)
  expect(formationForm.safeParse(beyond).success).toBe(false)
})
