import { type Asked, type Place, runVitest } from './run-vitest.ts'

/** Times that tests are run whose failures do not come again. */
const ROUNDS = 3

/** Until a test fails, file after file. Files share their modules, which halves the time. */
const OPTIONS = ['--bail=1', '--no-isolate']
/** Every test but those of the embedded engine. */
export const WITHOUT_PGLITE = '^(?!.*pglite)'

/** Failure, and the tests to run again to see the same. */
export type Failure = Asked & { name: string }

/**
 * Runs tests of a checkout until one fails twice, and gives it; undefined where all pass. The failed test runs again
 * alone, and with its file where it passes alone; a file that fails once only is left out from then on.
 */
export async function firstFailure(place: Place, asked: Asked): Promise<Failure | undefined> {
  let { paths } = asked
  for (let round = 0; round < ROUNDS && paths.length > 0; round += 1) {
    const first = await runTests(place, { ...asked, paths })
    if (first === undefined || first.paths === paths) return first
    const again =
      (await runTests(place, first)) ??
      (await runTests(place, { paths: first.paths, names: WITHOUT_PGLITE }))
    if (again !== undefined) return again
    console.log(`failed once only: ${first.name}`)
    paths = paths.filter((path) => !first.paths.some((failed) => failed.endsWith(path)))
  }
  return undefined
}

/** Runs tests of a checkout and gives the first that fails, or that the run as a whole did. */
export async function runTests(place: Place, asked: Asked): Promise<Failure | undefined> {
  const { code, failed, report } = await runVitest(place, asked, OPTIONS)
  if (code === 0) return undefined
  if (code === null) return { ...asked, name: 'did not end' }
  const [test] = failed
  if (test) return { name: test.name, paths: [test.path], names: `^${RegExp.escape(test.name)}$` }
  // A failed file without a message is one that did not run to its end because another failed.
  const suite = report?.testResults.find(({ status, message }) => status === 'failed' && message)
  if (suite) return { name: suite.name, paths: [suite.name], names: WITHOUT_PGLITE }
  return { ...asked, name: 'an error outside the tests' }
}
