import { appendFileSync } from 'node:fs'
import { beforeEach } from 'vitest'
import { FAILURES_FILE, readAsked } from './run-vitest.ts'

const { tests } = readAsked()
const asked = tests && new Set(tests.map(withoutNumbers))

/**
 * Set-up of the test files of a mutant's run: skips the tests that are not asked for, and writes down each that fails,
 * which the report of a run that ends early may lack.
 */
beforeEach(({ task, skip, onTestFailed }) => {
  skip(asked?.has(withoutNumbers(task.fullTestName)) === false)
  const startedAt = performance.now()
  onTestFailed(() => {
    const ms = performance.now() - startedAt
    const failed = { path: task.file.filepath, name: task.fullTestName, ms }
    appendFileSync(FAILURES_FILE, `${JSON.stringify(failed)}\n`)
  })
})

/** Name of a test that is the same where the damage changes a number in it (“takes 1000 characters”). */
function withoutNumbers(name: string): string {
  return name.replaceAll(/\d+/g, '#')
}
