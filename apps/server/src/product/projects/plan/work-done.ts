/** What was done of a task, by day. */
export type WorkDone = {
  task: string
  started: string | null
  finished: string | null
  remainingDays: number
}
