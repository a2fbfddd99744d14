import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { describe, expect, test } from 'vitest'
import { canonical } from './record/canonical.ts'
import { BRIEFS, wholeMarket, wholeWay } from './whole-way.test-data.ts'

const market = wholeMarket()
const ways = new Map(BRIEFS.map(({ archetype, text }) => [archetype, wholeWay(text, market)]))
const wayOf = (archetype: string) => {
  const way = ways.get(archetype)
  if (way === undefined) throw new Error(`no brief of ${archetype}`)
  return way
}

describe.each(BRIEFS)('a brief of $archetype', ({ archetype, text }) => {
  const way = wayOf(archetype)

  test('becomes a scope, then teams or what would have to change, then plans that hold', () => {
    const { scope, result, plans } = way

    expect(scope.roles.length).toBeGreaterThan(0)
    expect(result.teams.length + result.relaxations.length).toBeGreaterThan(0)
    expect(plans.flatMap(({ violations }) => violations)).toEqual([])
    expect(way.again).toBe(true)
  })

  test('has a sentence in both languages for everything that was found', () => {
    for (const sentences of [way.sentences.fr, way.sentences.en])
      expect(
        sentences.filter((one) => one === undefined || !/^(?!\p{Ll}+\P{Lu}).*\.$/u.test(one)),
      ).toEqual([])
  })

  test('gives the same bytes again', () => {
    expect(canonical(wholeWay(text, market))).toBe(canonical(way))
  })
})

test('most briefs have three teams in a market that has everybody', () => {
  const teams = [...ways.values()].map(({ result }) => result.teams.length)

  expect(teams.filter((count) => count === 3).length).toBeGreaterThanOrEqual(BRIEFS.length * 0.7)
})

test('a worker thread gives the same bytes', async () => {
  const [brief] = BRIEFS
  const worker = new Worker(new URL('./whole-way.child.test-data.ts', import.meta.url), {
    workerData: brief?.text,
  })
  const [bytes] = await once(worker, 'message')
  await worker.terminate()

  expect(bytes).toBe(canonical(wayOf(brief?.archetype ?? '')))
})

test('the engine imports nothing from outside, so that it runs in a browser’s Web Worker', () => {
  const folder = new URL('.', import.meta.url)
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !/\.test(-data)?\.ts$/.test(path),
  )
  const imports = sources.flatMap((path) => {
    const source = readFileSync(new URL(path, folder), 'utf8')
    return [...source.matchAll(/^(?:import\b.*|export\b.*|\}) from '([^']+)'$/gm)].map(
      ([, name = '']) => name,
    )
  })

  expect(imports.length).toBeGreaterThan(100)
  expect(imports.filter((name) => !/^\.|^@podium\/domain$/.test(name))).toEqual([])
})
