import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { functionsOf } from '../../tests/mutants/functions.ts'
import { copyCheckout } from './copy-checkout.ts'
import { WITHOUT_PGLITE } from './first-failure.ts'
import { instrument } from './instrument.ts'
import { type Report, runVitest } from './run-vitest.ts'

const CACHE = 'node_modules/.cache/podium-mutants/evidence.json'
const FILES = '{tests,apps/server/src,packages}/**/*.test.ts'
/** Tests that damages do not concern: of the mutants themselves, and of programs in copies of the checkout. */
const LEFT_OUT = /node_modules|\.long\.test|tests\/(mutants|profile-column)\//

/** Test that passed: its name, its time, and the numbers of the functions that it executed. */
type ExecutedTest = { name: string; ms: number; functions: number[] }

/** Test file: what its set-up executed, and each of its tests. */
type ExecutedFile = { hash: string; setUp: number[]; tests: ExecutedTest[] }

/** Executed functions of each test file, by its path. */
export type Evidence = Record<string, ExecutedFile>

/**
 * Collects what each test executes, on PostgreSQL, in an instrumented copy of the checkout: some minutes. Kept in a
 * file for as long as the sources have the same functions; a test file that was changed is recorded anew.
 */
export async function collectEvidence(root: string, databaseUrl: string): Promise<Evidence> {
  const functions = functionsOf(root)
  const key = hashOf(functions.map(({ file }) => file).join())
  const kept = readKept(root, key)
  const hashes = new Map(
    globSync(FILES, { cwd: root })
      .filter((file) => !LEFT_OUT.test(file))
      .map((file) => [file, hashOf(readFileSync(join(root, file), 'utf8'))]),
  )
  const evidence = Object.fromEntries(
    Object.entries(kept).filter(([file, { hash }]) => hashes.get(file) === hash),
  )
  const changed = [...hashes.keys()].filter((file) => evidence[file] === undefined)
  if (changed.length === 0) return evidence
  console.log(`Recording what ${changed.length} test files execute…`)
  using copy = copyCheckout(root)
  instrument(copy.root, functions)
  mkdirSync(join(copy.root, 'executed'))
  const { report } = await runVitest(
    { root: copy.root, databaseUrl },
    { paths: changed, names: WITHOUT_PGLITE, isRecorded: true },
    ['--isolate'],
  )
  if (report === undefined) throw new Error('the tests to be recorded did not start')
  const logs = readdirSync(join(copy.root, 'executed')).map((log) =>
    readFileSync(join(copy.root, 'executed', log), 'utf8'),
  )
  for (const { path, ...executed } of executedFiles(logs, report)) {
    const file = relative(copy.root, path)
    evidence[file] = { ...executed, hash: hashes.get(file) ?? '' }
  }
  mkdirSync(dirname(join(root, CACHE)), { recursive: true })
  writeFileSync(join(root, CACHE), JSON.stringify({ key, evidence }))
  return evidence
}

type Recorded = { path: string; setUp: Set<number>; tests: Map<string, Set<number>> }

function executedFiles(logs: readonly string[], report: Report) {
  const recorded = new Map(logs.flatMap(recordsOf).map((record) => [record.path, record]))
  return report.testResults.map(({ name: path, assertionResults }) => {
    const record = recorded.get(path)
    const tests = assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ ancestorTitles, title, duration = 0 }) => {
        const name = [...ancestorTitles, title].join(' > ')
        const functions = [...(record?.tests.get(name) ?? [])]
        return { name, ms: Math.round(duration), functions }
      })
    return { path, setUp: [...(record?.setUp ?? [])], tests }
  })
}

/** Test files of one worker's log. */
function recordsOf(log: string): Recorded[] {
  const records: Recorded[] = []
  let current = new Set<number>()
  for (const line of log.split('\n')) {
    const record = records.at(-1)
    if (line === 'start') {
      current = new Set()
      records.push({ path: '', setUp: current, tests: new Map() })
    } else if (line === 'between') {
      current = record?.setUp ?? current
    } else if (line.startsWith('test ')) {
      const [path, name]: [string, string] = JSON.parse(line.slice('test '.length))
      current = record?.tests.get(name) ?? new Set()
      if (record) record.path = path
      record?.tests.set(name, current)
    } else if (line !== '') current.add(Number(line))
  }
  return records
}

function readKept(root: string, key: string): Evidence {
  try {
    const kept: { key: string; evidence: Evidence } = JSON.parse(
      readFileSync(join(root, CACHE), 'utf8'),
    )
    return kept.key === key ? kept.evidence : {}
  } catch {
    return {} // collected for the first time
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
