import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
/** Words with which a docstring asks a riddle; it begins with the noun that answers it. */
const RIDDLE = /\/\*\*\s*(?:\* )?((?:What|How|Who|Whom|Whose|Why|Where|When)\b.*)/g

test('docstrings begin with a noun, not with a question', () => {
  const files = globSync('{apps,packages,scripts,tests,e2e,bench}/**/*.{ts,tsx,mjs}', {
    cwd: ROOT,
    exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
  })
  const riddles = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(RIDDLE)].map(
      ([, line = '']) => `${file}: ${line}`,
    ),
  )

  expect(files.length).toBeGreaterThan(1000)
  expect(riddles).toEqual([])
})
