import { expect, test } from 'vitest'
import { projectForm } from './projects.ts'

test('a brief has up to 30,000 letters', () => {
  expect(projectForm.safeParse({ text: 'x'.repeat(30_000) }).success).toBe(true)
  expect(projectForm.safeParse({ text: 'x'.repeat(30_001) }).success).toBe(false)
})
