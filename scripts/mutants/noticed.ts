import type { Mutant } from '../../tests/mutants/mutant.ts'
import type { Chosen } from '../../tests/mutants/tests-for.ts'
import {
  type Failure,
  firstFailure,
  type Outcome,
  runTests,
  WITHOUT_PGLITE,
} from './first-failure.ts'
import type { Lane } from './lane.ts'
import { withDamage } from './with-damage.ts'

/** Times that tests are run whose failures come without the damage as well. */
const ROUNDS = 3
/** Shortest of the ceilings at which a test gives up (`eventually` of `@podium/testing`), less what a clock is off. */
const PATIENCE_MS = 55_000
/** Least ratio of the wait of a failed test to its time without the damage: below it the machine's load may be the cause. */
const LEAST_PATIENCE = 4

/**
 * Failure that a mutant causes, and nothing else; undefined for a survivor. A test that fails alone without the damage as
 * well may need those before it: then its whole file is compared.
 */
export async function noticed(
  mutant: Mutant,
  lane: Lane,
  runs: readonly Chosen[][],
): Promise<Failure | undefined> {
  for (const run of runs) {
    const paths = run.map(({ path }) => path)
    const tests = new Set(run.flatMap((chosen) => chosen.names))
    for (let round = 0; round < ROUNDS; round += 1) {
      const asked = { paths, names: WITHOUT_PGLITE, tests: [...tests] }
      const failure = await withDamage(mutant, lane, () => firstFailure(lane, asked))
      if (failure === undefined) break
      const doubt = await doubtOf(failure, lane)
      if (doubt === undefined) return failure
      const inItsFile = { paths: failure.paths, names: WITHOUT_PGLITE }
      const { failure: again } = await withDamage(mutant, lane, () => runTests(lane, inItsFile))
      if (again !== undefined && (await doubtOf({ ...again, ...inItsFile }, lane)) === undefined)
        return again
      console.log(`not sure ${mutant.name}: ${doubt}`)
      tests.delete(failure.name)
    }
  }
  return undefined
}

/** Reason why a failure may not be the damage's: it comes without it too, or it is one of the clock. */
async function doubtOf(failure: Failure, lane: Lane): Promise<string | undefined> {
  const tests = `${failure.paths.join()} ${failure.names}`
  const kept = mayBeByClock(failure) ? undefined : lane.soundRuns.get(tests)
  const sound = kept ?? (await runTests(lane, failure))
  if (sound.failure !== undefined) return `without the damage fails ${sound.failure.name}`
  lane.soundRuns.set(tests, sound)
  return isByClock(failure, sound) ? `for the clock alone fails ${failure.name}` : undefined
}

/** Whether a test waited until its patience was at an end. */
const mayBeByClock = ({ ms }: Failure): boolean => ms >= PATIENCE_MS

/** Whether a failure is one of a busy machine: it waited to the end, and the sound product needs much of that time too. */
export function isByClock(failure: Failure, sound: Outcome): boolean {
  const soundMs = failure.isOfTest ? sound.slowestTestMs : sound.ms
  return mayBeByClock(failure) && soundMs * LEAST_PATIENCE > failure.ms
}
