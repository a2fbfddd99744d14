import { defineConfig, mergeConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import config from '../../vitest.config.ts'
import { readAsked } from './run-vitest.ts'

const asked = readAsked()

/** Runs the files in the order in which they were asked for. */
class AskedOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) =>
      asked.paths.findIndex((path) => moduleId.includes(path))
    return files.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

/** Configuration of a mutant's run, and of that which records what each test executes. */
export default mergeConfig(
  config,
  defineConfig({
    test: {
      testNamePattern: new RegExp(asked.names),
      ...(asked.isRecorded
        ? { setupFiles: ['scripts/mutants/record-tests.ts'] }
        : {
            setupFiles: ['scripts/mutants/watch-tests.ts'],
            sequence: { sequencer: AskedOrder },
            maxWorkers: 1,
          }),
    },
  }),
)
