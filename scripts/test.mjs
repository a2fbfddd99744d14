/**
 * `npm test`: installs what is missing, then runs checks, the web build (which the others use),
 * unit and protocol tests, and browser tests. All run, also after a failure; the last line is `N
 * passed, N failed`.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CHECKS, runChecks } from './checks.mjs'
import { ensureTestTools } from './ensure-test-tools.mjs'
import { ensureInstalled, projectNode, ROOT, run } from './project.mjs'

const RESULTS = join(ROOT, 'test-results')

ensureInstalled()
projectNode()
ensureTestTools()
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)

const failedChecks = runChecks().length
const steps = [
  { passed: CHECKS.length - failedChecks, failed: failedChecks },
  runBuild(),
  runVitest(),
  runPlaywright(),
]
const total = (key) => steps.reduce((sum, step) => sum + step[key], 0)
process.exitCode = total('failed') === 0 && total('passed') > 0 ? 0 : 1
console.log(`${total('passed')} passed, ${total('failed')} failed`)

function runVitest() {
  const file = join(RESULTS, 'vitest.json')
  const { status } = run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  return counted('vitest', status, () => {
    const { numPassedTests, numFailedTests } = readResults(file)
    return { passed: numPassedTests, failed: numFailedTests }
  })
}

function runBuild() {
  const { status } = run('npm', ['run', 'build', '--silent'])
  return counted('web build', status, () => ({ passed: status === 0 ? 1 : 0, failed: 0 }))
}

function runPlaywright() {
  const file = join(RESULTS, 'playwright.json')
  const { status } = run('playwright', ['test', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  return counted('playwright', status, () => {
    const { expected, unexpected, flaky } = readResults(file).stats
    return { passed: expected, failed: unexpected + flaky }
  })
}

/**
 * Counts of a step; one that ended badly without a failed test (it crashed, a file did not load)
 * counts as one failure.
 */
function counted(name, status, readCounts) {
  try {
    const counts = readCounts()
    return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
  } catch (error) {
    console.log(`✘ ${name} left no results: ${error.message}`)
    return { passed: 0, failed: 1 }
  }
}

function readResults(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
