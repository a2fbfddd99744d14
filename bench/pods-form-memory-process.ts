import { formTeams } from '@podium/pods'
import { seededCase } from '@podium/testing/pods'

/** Peak memory of a formation beyond the process with its market, in bytes. */
export type FormMemory = { extraBytes: number }

const [people = 0, roles = 0] = process.argv.slice(2).map(Number)

// Warm-up on a small market, so that the engine's own code is not counted.
form(seededCase(1, { people: 300, roles }))
const made = seededCase(2, { people, roles })
const before = process.resourceUsage().maxRSS
form(made)
const answer: FormMemory = { extraBytes: (process.resourceUsage().maxRSS - before) * 1_024 }
process.send?.(answer)

function form({ scope, market, wishes }: ReturnType<typeof seededCase>): void {
  formTeams(scope, market, wishes, { seed: '' })
}
