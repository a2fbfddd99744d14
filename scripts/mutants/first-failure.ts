import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { TEMPLATES } from '@podium/testing'

/** Times that tests are run whose failures do not come again. */
const ROUNDS = 3
const LONGEST_RUN_MS = 15 * 60_000

/**
 * Options of a run: until a test fails, file after file. Files share their modules, which are transformed once for all
 * runs; that halves the time.
 */
const OPTIONS = [
  '--config=scripts/mutants/vitest.config.ts',
  '--bail=1',
  '--no-isolate',
  '--fsModuleCache',
  '--reporter=json',
]
/** Every test but those of the embedded engine. */
const WITHOUT_PGLITE = '^(?!.*pglite)'

/** Checkout, and the cluster with the template of its test databases. */
type Place = { root: string; databaseUrl: string }

/** Tests to run: paths, as Vitest filters them, and the pattern of the names that count. */
type Asked = { paths: readonly string[]; names: string }

/** Failure, and the tests to run again to see the same. */
export type Failure = Asked & { name: string }

type Report = {
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; ancestorTitles: string[]; title: string }[]
  }[]
}

/**
 * Runs tests of a checkout until one fails twice, and gives it; undefined where all pass. The failed test runs again
 * alone, and with its file where it passes alone.
 */
export async function firstFailure(
  place: Place,
  paths: readonly string[],
): Promise<Failure | undefined> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = await runTests(place, { paths, names: WITHOUT_PGLITE })
    if (first === undefined || first.paths === paths) return first
    const again =
      (await runTests(place, first)) ??
      (await runTests(place, { paths: first.paths, names: WITHOUT_PGLITE }))
    if (again !== undefined) return again
    console.log(`failed once only: ${first.name}`)
  }
  return undefined
}

/** Runs tests of a checkout and gives the first that fails, or that the run as a whole did. */
export async function runTests(
  { root, databaseUrl }: Place,
  asked: Asked,
): Promise<Failure | undefined> {
  const { paths, names } = asked
  const report = join(root, 'mutant-report.json')
  rmSync(report, { force: true })
  const vitest = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...paths,
      `-t=${names}`,
      ...OPTIONS,
      `--outputFile=${report}`,
    ],
    {
      cwd: root,
      stdio: 'ignore',
      detached: true,
      env: {
        ...process.env,
        PODIUM_SEED: undefined, // draws mutants, not what property tests try
        [TEMPLATES.postgres]: databaseUrl,
        PODIUM_MUTANT: 'yes',
        PODIUM_TESTS: paths.join(),
      },
    },
  )
  const kill = () => killGroup(vitest.pid)
  const clock = setTimeout(kill, LONGEST_RUN_MS)
  process.once('exit', kill) // also when the run is interrupted
  const [code] = await once(vitest, 'exit')
  clearTimeout(clock)
  process.off('exit', kill)
  if (code === 0) return undefined
  if (code === null) return { ...asked, name: 'did not end' }
  return failureIn(report) ?? { ...asked, name: 'an error outside the tests' }
}

function failureIn(report: string): Failure | undefined {
  try {
    const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'))
    for (const { name: path, assertionResults } of testResults) {
      const failed = assertionResults.find(isFailed)
      if (failed === undefined) continue
      const name = [...failed.ancestorTitles, failed.title].join(' > ')
      return { name, paths: [path], names: `^${RegExp.escape(name)}$` }
    }
    const suite = testResults.find(isFailed)?.name
    return suite === undefined ? undefined : { name: suite, paths: [suite], names: WITHOUT_PGLITE }
  } catch {
    return undefined // no report: the tests did not start
  }
}

const isFailed = ({ status }: { status: string }) => status === 'failed'

/** Ends the run with the processes it started. */
function killGroup(pid: number | undefined) {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has just ended by itself.
  }
}
