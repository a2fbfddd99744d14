import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TEMPLATES } from '@podium/testing'

/** File in which a run finds what it is asked for. */
const ASKED_FILE = 'asked.json'
/** File in which a run writes its failed tests, each a line of JSON. */
export const FAILURES_FILE = 'failures.txt'
const REPORT_FILE = 'report.json'
const LONGEST_RUN_MS = 30 * 60_000

/** Checkout, and the cluster with the template of its test databases. */
export type Place = { root: string; databaseUrl: string }

/** Tests to run: paths, as Vitest filters them, and the pattern of the names that count. */
export type Asked = {
  paths: readonly string[]
  names: string
  /** Full names of the only tests that count, where a pattern would be too long. */
  tests?: readonly string[]
  /** Whether the checkout is instrumented and what each test executes is written down. */
  isRecorded?: boolean
}

/** Test that failed: path of its file, its full name, and the milliseconds that it took. */
type FailedTest = { path: string; name: string; ms: number }

/** Report of a run; `duration` in milliseconds, `message` of a file that failed outside its tests. */
export type Report = {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: {
      status: string
      ancestorTitles: string[]
      title: string
      duration?: number
    }[]
  }[]
}

/** Tests that the run of this process is asked for. */
export const readAsked = (): Asked => JSON.parse(readFileSync(ASKED_FILE, 'utf8'))

/** End of a run: `code` is null where a signal ended it, by our own clock or from outside; `ms` is how long it took. */
type Ended = {
  code: number | null
  isStopped: boolean
  ms: number
  failed: FailedTest[]
  report: Report | undefined
}

/** Runs tests of a checkout. Without a report they did not start. */
export async function runVitest(
  { root, databaseUrl }: Place,
  asked: Asked,
  options: readonly string[],
): Promise<Ended> {
  const startedAt = performance.now()
  const report = join(root, REPORT_FILE)
  for (const file of [REPORT_FILE, FAILURES_FILE]) rmSync(join(root, file), { force: true })
  writeFileSync(join(root, ASKED_FILE), JSON.stringify(asked))
  const vitest = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...asked.paths,
      '--config=scripts/mutants/vitest.config.ts',
      '--fsModuleCache',
      '--reporter=json',
      `--outputFile=${report}`,
      ...options,
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
      },
    },
  )
  const kill = () => killGroup(vitest.pid)
  let isStopped = false
  const clock = setTimeout(() => {
    isStopped = true
    kill()
  }, LONGEST_RUN_MS)
  process.once('exit', kill) // also when the run is interrupted
  const [code] = await once(vitest, 'exit')
  clearTimeout(clock)
  process.off('exit', kill)
  return {
    code,
    isStopped,
    ms: performance.now() - startedAt,
    failed: readFailures(join(root, FAILURES_FILE)),
    report: readReport(report),
  }
}

function readFailures(path: string): FailedTest[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').trim().split('\n')
  return lines.map((line): FailedTest => JSON.parse(line))
}

function readReport(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined // the tests did not start
  }
}

/** Ends the run with the processes it started. */
function killGroup(pid: number | undefined) {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has just ended by itself.
  }
}
