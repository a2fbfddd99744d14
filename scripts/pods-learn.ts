import { readFileSync, writeFileSync } from 'node:fs'
import { corpusOf, WRITERS } from '../packages/pods/src/analyse/corpus.test-data.ts'
import { FOURTH_TUNED_BRIEFS } from '../packages/pods/src/analyse/fourth-tuned-briefs.test-data.ts'
import { OWN_BRIEFS } from '../packages/pods/src/analyse/own-briefs.test-data.ts'
import { SECOND_TUNED_BRIEFS } from '../packages/pods/src/analyse/second-tuned-briefs.test-data.ts'
import { THIRD_TUNED_BRIEFS } from '../packages/pods/src/analyse/third-briefs.test-data.ts'
import { TUNED_BRIEFS } from '../packages/pods/src/analyse/tuned-briefs.test-data.ts'
import { learntOfKinds } from './pods-learn/learn-kinds.ts'
import { learntOfSkills } from './pods-learn/learn-skills.ts'

/**
 * `npm run pods:learn` makes the learnt words of kinds of project, and what is learnt of skills, from the training
 * briefs and all briefs in view, the same bytes each time. `--check` only compares; `--without <writer>` leaves a
 * writer's briefs out, for measuring.
 */
const KINDS = new URL('../packages/pods/src/analyse/archetype/learned-counts.ts', import.meta.url)
const SKILLS = new URL('../packages/pods/src/analyse/learned/learned-text.ts', import.meta.url)

const at = process.argv.indexOf('--without')
const left = at < 0 ? undefined : process.argv[at + 1]
const sets = [
  ...WRITERS.filter((writer) => writer !== left).map((writer) => corpusOf(writer)),
  ...[OWN_BRIEFS, TUNED_BRIEFS, SECOND_TUNED_BRIEFS, THIRD_TUNED_BRIEFS, FOURTH_TUNED_BRIEFS],
]

keep(KINDS, learntOfKinds(sets))
keep(SKILLS, learntOfSkills(sets))

function keep(file: URL, text: string) {
  if (!process.argv.includes('--check')) writeFileSync(file, text)
  else if (readFileSync(file, 'utf8') !== text) {
    console.error('What is learnt is not what the briefs teach: npm run pods:learn')
    process.exitCode = 1
  }
}
