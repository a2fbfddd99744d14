import { type Asked, type Place, type Report, runVitest } from './run-vitest.ts'

/** Times that tests are run whose failures do not come again. */
const ROUNDS = 3

/** Until a test fails, file after file. Files share their modules, which halves the time. */
const OPTIONS = ['--bail=1', '--no-isolate']
/** Every test but those of the embedded engine. */
export const WITHOUT_PGLITE = '^(?!.*pglite)'

/**
 * Failure, and the tests to run again to see the same. `ms` is what the failed test took, or the run where no test is
 * known; 0 for an error that no clock causes.
 */
export type Failure = Asked & { name: string; ms: number; isOfTest: boolean }

/** Outcome of a run: its failure, and the milliseconds of the whole and of the slowest test that passed. */
export type Outcome = { failure: Failure | undefined; ms: number; slowestTestMs: number }

/**
 * Runs tests of a checkout until one fails twice, and gives it; undefined where all pass. The failed test runs again
 * alone, and with its file where it passes alone; a file that fails once only is left out from then on. What fails as a
 * whole and not by our own clock has to fail again as a whole: another process may have ended it.
 */
export async function firstFailure(place: Place, asked: Asked): Promise<Failure | undefined> {
  let { paths } = asked
  for (let round = 0; round < ROUNDS && paths.length > 0; round += 1) {
    const { failure: first } = await runTests(place, { ...asked, paths })
    if (first === undefined) return undefined
    const isOfAll = first.paths === paths
    if (isOfAll && first.ms > 0) return first
    const again =
      (await runTests(place, first)).failure ??
      (isOfAll
        ? undefined
        : (await runTests(place, { paths: first.paths, names: WITHOUT_PGLITE })).failure)
    if (again !== undefined) return again
    console.log(`failed once only: ${first.name}`)
    if (!isOfAll)
      paths = paths.filter((path) => !first.paths.some((failed) => failed.endsWith(path)))
  }
  return undefined
}

/** Runs tests of a checkout and gives the first that fails, or that the run as a whole did. */
export async function runTests(place: Place, asked: Asked): Promise<Outcome> {
  const { code, isStopped, ms, failed, report } = await runVitest(place, asked, OPTIONS)
  const outcome = { ms, slowestTestMs: slowestOf(report) }
  const ofAll = (name: string, took: number): Outcome => ({
    ...outcome,
    failure: { ...asked, name, ms: took, isOfTest: false },
  })
  if (code === 0) return { ...outcome, failure: undefined }
  if (isStopped) return ofAll('did not end', ms)
  if (code === null) return ofAll('was ended from outside', 0)
  const [test] = failed
  if (test) {
    const names = `^${RegExp.escape(test.name)}$`
    const { name, path, ms: took } = test
    return { ...outcome, failure: { name, paths: [path], names, ms: took, isOfTest: true } }
  }
  // A failed file without a message is one that did not run to its end because another failed.
  const suite = report?.testResults.find(({ status, message }) => status === 'failed' && message)
  if (suite) {
    const { name } = suite
    const failure = { name, paths: [name], names: WITHOUT_PGLITE, ms, isOfTest: false }
    return { ...outcome, failure }
  }
  return ofAll('an error outside the tests', 0)
}

const slowestOf = (report: Report | undefined): number =>
  Math.max(
    0,
    ...(report?.testResults ?? []).flatMap(({ assertionResults }) =>
      assertionResults.map(({ duration = 0 }) => duration),
    ),
  )
