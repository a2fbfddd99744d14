import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'decisions')
const FILES = globSync('*', { cwd: FOLDER }).sort()
const MAX_LINES = 40

test('every decision has a number of its own', () => {
  const numbers = FILES.map((file) => file.slice(0, 4))

  expect(new Set(numbers).size).toBe(FILES.length)
})

describe.each(FILES)('%s', (file) => {
  const text = readFileSync(join(FOLDER, file), 'utf8')

  test('says what the context was, what is decided and what follows', () => {
    const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)

    expect(file).toMatch(/^\d{4}-[a-z0-9-]+\.md$/)
    expect(text).toMatch(
      new RegExp(`^# ${file.slice(0, 4)} \\S.*\n\n\\d{4}-\\d\\d-\\d\\d, accepted\n\n## `),
    )
    expect(headings).toEqual(['Context', 'Decision', 'Consequences'])
  })

  test('fits on a screen', () => {
    const lines = text.trimEnd().split('\n')

    expect(lines.length).toBeLessThanOrEqual(MAX_LINES)
    expect(lines.filter((line) => line.length > 120)).toEqual([])
  })
})
