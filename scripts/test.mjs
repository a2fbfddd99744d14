/**
 * `npm test`: installs what is missing, then runs the web build (which the others use), the checks
 * beside the unit and protocol tests, and the browser tests, which beside those took longer in all
 * and 10 GB. All run, also after a failure, and print as they go. The last line is
 * `N passed, N failed`; the lines before it name every failure.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CHECKS, runChecks } from './checks.mjs'
import { ensureTestTools } from './ensure-test-tools.mjs'
import { ensureInstalled, projectNode, ROOT, run, runBeside } from './project.mjs'
import { playwrightFailures, vitestFailures } from './test/failures.mjs'

const RESULTS = join(ROOT, 'test-results')
/** Mark of the short run: what it leaves out is in `npm run test:long` (decisions 0237 and 0240). */
const SHORT = { PODIUM_SHORT: '1' }

ensureInstalled()
projectNode()
ensureTestTools()
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS)

const build = buildStep()
const steps = [build, ...(await Promise.all([checkStep(), vitestStep()])), await playwrightStep()]
const passed = steps.reduce((sum, step) => sum + step.passed, 0)
const failures = steps.flatMap((step) => step.failures)
process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1
for (const failure of failures) console.log(`✘ ${failure}`)
console.log(`${passed} passed, ${failures.length} failed`)

async function checkStep() {
  const failures = await runChecks()
  return {
    passed: CHECKS.length - failures.length,
    failures: failures.map((title) => `check › ${title}`),
  }
}

function buildStep() {
  const { status } = run('npm', ['run', 'build', '--silent'])
  return step('web build', status, () => ({ passed: status === 0 ? 1 : 0, failures: [] }))
}

async function vitestStep() {
  const file = join(RESULTS, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const status = await runBeside('vitest', ['run', ...reporters], print, { env: SHORT })
  return step('vitest', status, () => {
    const results = readResults(file)
    return { passed: results.numPassedTests, failures: vitestFailures(results, ROOT) }
  })
}

async function playwrightStep() {
  const file = join(RESULTS, 'playwright.json')
  const status = await runBeside('playwright', ['test', '--reporter=list,json'], print, {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...SHORT },
  })
  return step('playwright', status, () => {
    const results = readResults(file)
    return { passed: results.stats.expected, failures: playwrightFailures(results) }
  })
}

/** @param {Buffer | string} piece */
function print(piece) {
  process.stdout.write(piece)
}

/**
 * Outcome of a step: how many passed, and a line for each failure. One that ended badly without a
 * failed test (it crashed, an error came between tests) counts as one failure.
 *
 * @param {string} name
 * @param {number | null} status
 * @param {() => { passed: number, failures: string[] }} readOutcome
 */
function step(name, status, readOutcome) {
  try {
    const outcome = readOutcome()
    return status !== 0 && outcome.failures.length === 0
      ? { ...outcome, failures: [`${name}: ended with status ${status}, the reason is above`] }
      : outcome
  } catch (error) {
    return { passed: 0, failures: [`${name}: left no results (${error})`] }
  }
}

/** @param {string} file */
function readResults(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
