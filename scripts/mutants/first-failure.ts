import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** A damage that keeps the tests from ending counts as noticed. */
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

/** Failed test; without a file where the run as a whole failed. */
type Failure = { file?: string; name: string }

type Report = {
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/**
 * Runs tests of a checkout until one fails, and gives its name; undefined where all pass. A failure counts if it comes
 * again: on a busy machine a test may fail for its clock alone.
 */
export async function firstFailure(
  root: string,
  tests: readonly string[],
): Promise<string | undefined> {
  const first = await runTests(root, tests)
  if (first?.file === undefined) return first?.name
  const again = (await runTests(root, [first.file])) ?? (await runTests(root, tests))
  return again?.name
}

async function runTests(root: string, tests: readonly string[]): Promise<Failure | undefined> {
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
  return code === null ? { name: 'did not end' } : failureIn(report)
}

function failureIn(file: string): Failure {
  try {
    const { testResults }: Report = JSON.parse(readFileSync(file, 'utf8'))
    for (const { name, assertionResults } of testResults) {
      const failed = assertionResults.find(isFailed)
      if (failed) return { file: name, name: failed.fullName }
    }
    const suite = testResults.find(isFailed)?.name
    return suite === undefined
      ? { name: 'an error outside the tests' }
      : { file: suite, name: suite }
  } catch {
    return { name: 'the tests did not start' }
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
