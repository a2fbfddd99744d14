import type { FormationRecord, Relaxation, TeamKind } from '@podium/pods'

/** A record as far as it is told: without the ids of everybody who was looked at. */
export type RecordToTell = Pick<FormationRecord, 'input' | 'result'> & {
  pool: Pick<FormationRecord['pool'], 'currency'>
}

/** A formation in words of one language, in the order of the record's teams and relaxations. */
export type ToldFormation = {
  teams: readonly {
    /** Which team does as well in everything or better; null: none does. */
    outdone: { than: TeamKind; text: string } | null
    /** That its own kind sets it apart from no other; null: it does. */
    tied: string | null
    /** Other kinds of which it is the best as well. */
    bestToo: string[]
    facts: string[]
    differences: { than: TeamKind; text: string }[]
    uncovered: string[]
    /** Reasons of each member. */
    reasons: string[][]
  }[]
  relaxations: readonly { relaxation: Relaxation; text: string }[]
  facts: string[]
}
