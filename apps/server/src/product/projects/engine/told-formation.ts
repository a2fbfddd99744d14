import type { Relaxation } from '@podium/pods'

/** A formation in words of one language, in the order of the record's teams and relaxations. */
export type ToldFormation = {
  teams: readonly {
    facts: string[]
    differences: string[]
    uncovered: string[]
    /** Reasons of each member. */
    reasons: string[][]
  }[]
  relaxations: readonly { relaxation: Relaxation; text: string }[]
  facts: string[]
}
