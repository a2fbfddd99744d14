import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

test('below the product no statement names a table of the product', () => {
  const files = globSync('apps/server/src/{platform,protocol}/**/*.ts', { cwd: ROOT }).filter(
    (file) => !/\.(?:test|test-data|child)\.ts$/.test(file),
  )
  const named = files.flatMap((file) =>
    [
      ...readFileSync(join(ROOT, file), 'utf8')
        .replace(COMMENTS, '')
        .matchAll(/\bpublic\.\w+/g),
    ].map(([name]) => `${file}: ${name}`),
  )

  expect(files.length).toBeGreaterThan(200)
  expect(named).toEqual([])
})
