import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const rules = read('monitoring/alerts.yml')
const alerts = [...rules.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name = '']) => name)

test('each alert says where to read what to do, and there it is, in English and French', () => {
  const page = read('docs/operations.md')
  const told = alerts.filter((name) => {
    const section = page.split(`\n### ${name}\n`)[1]?.split('\n#')[0] ?? ''
    const isLinked = rules.includes(`runbook: docs/operations.md#${name.toLowerCase()}\n`)
    return isLinked && /\n\*En français\.\* \S/.test(section) && section.trim().length > 200
  })

  expect(told).toEqual(alerts)
})

test('each alert has a unit test of when it is given, and one of when it is not', () => {
  const units = read('monitoring/alerts.test.yml')
  const tested = alerts.filter(
    (name) =>
      units.includes(`alertname: ${name} }`) && units.includes(`alertname: ${name}\n        exp_`),
  )

  expect(tested).toEqual(alerts)
})

test('the dashboard has an explanation and a query for each panel', () => {
  const { panels } = JSON.parse(read('monitoring/dashboard.json')) as {
    panels: { type: string; title: string; description?: string; targets?: unknown[] }[]
  }
  const shown = panels.filter(({ type }) => type !== 'row')

  expect(shown.length).toBeGreaterThan(15)
  expect(shown.filter(({ description, targets }) => !description || !targets?.length)).toEqual([])
})
