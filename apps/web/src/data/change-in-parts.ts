/** Targets of one request: few enough that progress is seen, and below the API's limits. */
const PART_SIZE = 20

/** Result of a change of many; `error` is what `errorSentence` takes. */
export type BulkOutcome = {
  done: string[]
  /** Targets that were like that already. */
  unchanged: string[]
  failed: { id: string; error: unknown }[]
}

type PartResult =
  | { id: string; ok: true; unchanged?: true | undefined }
  | { id: string; ok: false; error: string; code: string }

type Parts<Target> = {
  /** Changes some targets; rejects when no answer comes, or the caller may no longer change any. */
  send: (part: readonly Target[]) => Promise<readonly PartResult[]>
  /** Called with the number of targets sent so far, whatever their results. */
  onProgress: (sent: number) => void
}

/**
 * Changes many targets, `PART_SIZE` at a time. Never rejects: after a rejected request its targets and all
 * that follow count as failed, because the next request would meet the same.
 */
export async function changeInParts<Target extends { id: string }>(
  targets: readonly Target[],
  { send, onProgress }: Parts<Target>,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: [], unchanged: [], failed: [] }
  for (let at = 0; at < targets.length; at += PART_SIZE) {
    try {
      for (const result of await send(targets.slice(at, at + PART_SIZE))) {
        if (result.ok) outcome[result.unchanged ? 'unchanged' : 'done'].push(result.id)
        else {
          const error = { message: result.error, code: result.code }
          outcome.failed.push({ id: result.id, error })
        }
      }
    } catch (error) {
      outcome.failed.push(...targets.slice(at).map(({ id }) => ({ id, error })))
      return outcome
    }
    onProgress(Math.min(at + PART_SIZE, targets.length))
  }
  return outcome
}
