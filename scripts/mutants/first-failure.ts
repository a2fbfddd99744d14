import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** A damage that keeps the tests from ending counts as noticed. */
const LONGEST_RUN_MS = 15 * 60_000

/** Every test but those of the embedded engine. */
const ON_POSTGRES = '^(?!.*pglite)'

type Report = {
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/** Runs tests of a checkout until one fails, and gives its name; undefined where all pass. */
export async function firstFailure(
  root: string,
  tests: readonly string[],
): Promise<string | undefined> {
  const report = join(root, 'mutant-report.json')
  rmSync(report, { force: true })
  const vitest = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...tests,
      '-t',
      ON_POSTGRES,
      '--bail',
      '1',
      '--reporter',
      'json',
      '--outputFile',
      report,
    ],
    { cwd: root, stdio: 'ignore', detached: true },
  )
  const ended = once(vitest, 'exit')
  const clock = setTimeout(() => killGroup(vitest.pid), LONGEST_RUN_MS)
  const [code] = await ended
  clearTimeout(clock)
  if (code === 0) return undefined
  return code === null ? 'did not end' : nameOfFailure(report)
}

function nameOfFailure(report: string): string {
  try {
    const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'))
    const failed = testResults.flatMap(({ assertionResults }) => assertionResults).find(isFailed)
    return failed?.fullName ?? testResults.find(isFailed)?.name ?? 'an error outside the tests'
  } catch {
    return 'the tests did not start'
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
