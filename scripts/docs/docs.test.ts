import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SETTINGS } from '../../apps/server/src/settings-schema.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const FILES = globSync(
  [
    '{,.}*.{md,json,ts,cjs}',
    '{apps,packages,supabase,scripts,tests,e2e,bench,docs}/**/*.{md,json,ts,tsx,mjs,sql}',
  ],
  { cwd: ROOT, exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path) },
)
const DOCUMENTS = FILES.filter((file) => file.endsWith('.md'))

describe.each(DOCUMENTS)('%s', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8')
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words)

  test('leads to files that are there', () => {
    const targets = [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, target = '']) => target)
    const broken = targets.filter(
      (target) => !/^https?:/.test(target) && !existsSync(join(ROOT, dirname(document), target)),
    )

    expect(broken).toEqual([])
  })

  test('names files that are there', () => {
    const paths = quoted.filter((words) => /^[\w.*{},/-]+\.(ts|tsx|mjs|cjs|sql|md)$/.test(words))
    const missing = paths.flatMap(alternatives).filter((path) => !isThere(path))

    expect(missing).toEqual([])
  })

  test('names commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)

    expect(commands.filter((name) => !(name in scripts))).toEqual([])
  })
})

test.each(['README.md', 'docs/operations.md'])('%s names settings that exist', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8')
  const known = new Set(Object.values(SETTINGS).map(({ name }) => name))
  const named = [...text.matchAll(/`([A-Z]+(?:_[A-Z0-9]+)+)\b/g)].map(([, name = '']) => name)

  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

test('the page of operations names the background loops that /readyz names', () => {
  const sources = globSync('apps/server/src/**/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts'] })
  const loops = sources.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/eartbeats\??\.of\('([^']+)'/g)].map(
      ([, name]) => `\`${name}\``,
    ),
  )
  const page = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')

  expect(loops.length).toBeGreaterThan(5)
  expect(loops.filter((loop) => !page.includes(loop))).toEqual([])
})

/** Paths of a shorthand: `app/{gate.ts,routes.tsx}` names two files. */
function alternatives(path: string): string[] {
  const [, before, inner, after] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? []
  if (inner === undefined) return [path]
  return inner.split(',').map((part) => `${before}${part}${after}`)
}

/** Whether a path exists from the root, or from a folder named earlier in the text. */
function isThere(path: string) {
  const pattern = new RegExp(
    `(^|/)${path
      .replace(/[.+]/g, '\\$&')
      .replaceAll('**', '.+')
      .replace(/(?<!\.)\*/g, '[^/]+')}$`,
  )
  return FILES.some((file) => pattern.test(file))
}
