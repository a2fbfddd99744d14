/** Work done on a task, by day. */
export type WorkDone = {
  task: string
  started: string | null
  finished: string | null
  remainingDays: number
}
