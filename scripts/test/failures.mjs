/**
 * Failures of a test run as one line each, `file › name: error`, read from the JSON files that
 * vitest and Playwright write. Plain JavaScript for Node 20 without dependencies.
 */
import { relative, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * Results of a test file of vitest, as far as they are read.
 *
 * @typedef {{
 *   name: string, message: string, status: string,
 *   assertionResults: { status: string, ancestorTitles: string[], title: string, failureMessages: string[] }[],
 * }} VitestFile
 */

/**
 * Results of Playwright, as far as they are read.
 *
 * @typedef {{ message: string }} Failure
 * @typedef {{ errors: Failure[] }} PlaywrightResult
 * @typedef {{ status: string, projectName: string, results: PlaywrightResult[] }} PlaywrightTest
 * @typedef {{ title: string, specs?: { title: string, tests: PlaywrightTest[] }[], suites?: Suite[] }} Suite
 */

/** Characters of an error that are shown: enough for what was expected and what came. */
const MAX_ERROR = 240

/**
 * Failed tests of vitest's results, and files that failed outside of any test; paths relative to `root`.
 *
 * @param {{ testResults: VitestFile[] }} results
 * @param {string} root
 */
export const vitestFailures = ({ testResults }, root) =>
  testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(root, name).split(sep).join('/')
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => line([file, ...test.ancestorTitles, test.title], test.failureMessages[0]))
    return failed.length > 0 || status !== 'failed' ? failed : [line([file], message)]
  })

/**
 * Tests of Playwright's results that did not end as expected (with the name of their project), and
 * errors outside of any test.
 *
 * @param {{ suites: Suite[], errors: Failure[] }} results
 */
export const playwrightFailures = ({ suites, errors }) => [
  ...suites.flatMap((suite) => suiteFailures(suite, [])),
  ...errors.map(({ message }) => line(['playwright'], message)),
]

/**
 * @param {Suite} suite
 * @param {string[]} parents
 * @returns {string[]}
 */
const suiteFailures = ({ title, specs = [], suites = [] }, parents) => {
  const path = [...parents, title]
  return [
    ...specs.flatMap((spec) => specFailures(spec, path)),
    ...suites.flatMap((suite) => suiteFailures(suite, path)),
  ]
}

/**
 * @param {NonNullable<Suite['specs']>[number]} spec
 * @param {string[]} path
 */
const specFailures = ({ title, tests }, path) =>
  tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ projectName, results }) => {
      const errors = results.find((result) => result.errors.length > 0)?.errors ?? []
      return line([...path, title, projectName], errors.map(({ message }) => message).join('\n'))
    })

/**
 * @param {string[]} names
 * @param {string | undefined} error
 */
const line = (names, error) =>
  `${names.join(' › ')}: ${shortened(error ?? '') || 'no error was recorded'}`

/** A line of the source that Playwright shows below an error, such as `> 12 |  await …`. */
const SOURCE_LINE = /^>?\s*\d*\s*\|/

/**
 * The first lines of an error as one line, without its colours, its stack and the source shown.
 *
 * @param {string} error
 */
const shortened = (error) =>
  stripVTControlCharacters(error)
    .replace(/\n\s+at [\s\S]*/, '')
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !SOURCE_LINE.test(part))
    .join(' · ')
    .slice(0, MAX_ERROR)
