import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EXPORT_SECTIONS } from './export-sections.ts'

const SCHEMA = new URL('../../../../../supabase/schema.txt', import.meta.url)

/** Relations of projects that no export has, each with its reason. */
const LEFT_OUT = {
  plan_versions: 'How each plan was computed; the plan, its tasks and its changes are there.',
}

test('every relation of projects and teams is in somebody’s export, or says why it is not', () => {
  const columns = readFileSync(SCHEMA, 'utf8').matchAll(/^(\w+)\.(?:project|team|formation)_id /gm)
  const relations = new Set([...columns].map(([, relation = '']) => relation))
  const sections = Object.values(EXPORT_SECTIONS).join('\n')
  const missing = [...relations].filter((name) => !new RegExp(`\\b${name}\\b`).test(sections))

  expect(relations.size).toBeGreaterThan(20)
  expect(missing.toSorted()).toEqual(Object.keys(LEFT_OUT).toSorted())
})
