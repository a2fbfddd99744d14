import { afterEach, beforeEach } from 'vitest'
import { note } from './probe.ts'

/** Set-up of the test files of an instrumented checkout: says between the executed functions which test runs. */
note('start')
beforeEach(({ task }) => note(`test ${JSON.stringify([task.file.filepath, task.fullTestName])}`))
afterEach(() => note('between'))
