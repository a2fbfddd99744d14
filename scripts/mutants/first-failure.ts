import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const LONGEST_RUN_MS = 15 * 60_000

/**
 * Options of a run: every test but those of the embedded engine, until one fails. Files share their modules, which are
 * transformed once for all runs; that halves the time.
 */
const OPTIONS = [
  '-t=^(?!.*pglite)',
  '--bail=1',
  '--no-isolate',
  '--fsModuleCache',
  '--maxWorkers=2',
  '--reporter=json',
]

/** Failure, and the tests to run again to see the same. */
export type Failure = { name: string; tests: readonly string[] }

type Report = {
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/** Runs tests of a checkout until one fails twice, and gives it; undefined where all pass. */
export async function firstFailure(
  root: string,
  tests: readonly string[],
): Promise<Failure | undefined> {
  const first = await runTests(root, tests)
  if (first === undefined || first.tests === tests) return first
  return (await runTests(root, first.tests)) ?? (await runTests(root, tests))
}

/** Runs tests of a checkout and gives the first that fails, or that the run as a whole did. */
export async function runTests(
  root: string,
  tests: readonly string[],
): Promise<Failure | undefined> {
  const report = join(root, 'mutant-report.json')
  rmSync(report, { force: true })
  const vitest = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...tests, ...OPTIONS, `--outputFile=${report}`],
    { cwd: root, stdio: 'ignore', detached: true },
  )
  const kill = () => killGroup(vitest.pid)
  const clock = setTimeout(kill, LONGEST_RUN_MS)
  process.once('exit', kill) // also when the run is interrupted
  const [code] = await once(vitest, 'exit')
  clearTimeout(clock)
  process.off('exit', kill)
  if (code === 0) return undefined
  if (code === null) return { name: 'did not end', tests }
  return failureIn(report) ?? { name: 'an error outside the tests', tests }
}

function failureIn(report: string): Failure | undefined {
  try {
    const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'))
    for (const { name, assertionResults } of testResults) {
      const failed = assertionResults.find(isFailed)
      if (failed) return { name: failed.fullName, tests: [name] }
    }
    const suite = testResults.find(isFailed)?.name
    return suite === undefined ? undefined : { name: suite, tests: [suite] }
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
