/**
 * Beginning of the text by which a statement refuses its own result, so that the transaction rolls
 * back.
 */
const GUARD_MARK = 'podium-guard'

type Guarded = 'singular' | 'max' | 'put' | 'budget'

/**
 * Failing cast to integer: it raises 22P02, whose message quotes the mark in every language
 * (decision 0020). `count` is SQL that is not known when the statement is planned, or planning
 * would raise.
 */
export const guardMarkSql = (kind: Guarded, count: string): string =>
  `('${GUARD_MARK} ${kind} ' || ${count})::int`

const QUOTED = new RegExp(`${GUARD_MARK} (singular|max|put|budget) (\\d+)`)

/** Guard mark quoted in a message, if any. */
export function readGuardMark(message: string): { kind: Guarded; count: number } | undefined {
  const found = QUOTED.exec(message)
  // The pattern matches these kinds only.
  return found ? { kind: found[1] as Guarded, count: Number(found[2]) } : undefined
}
