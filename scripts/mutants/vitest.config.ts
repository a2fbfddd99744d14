import { defineConfig, mergeConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import config from '../../vitest.config.ts'

/** Paths or their beginnings, the likeliest to notice the damage first. */
const ORDER: readonly string[] = process.env.PODIUM_TESTS?.split(',') ?? []

/** Runs the files in the order in which they were asked for. */
class AskedOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) =>
      ORDER.findIndex((path) => moduleId.includes(path))
    return files.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

/** Configuration of a mutant's run. */
export default mergeConfig(
  config,
  defineConfig({ test: { sequence: { sequencer: AskedOrder }, maxWorkers: 1 } }),
)
