/**
 * Sleep of a loop that a wakeup ends early; a wakeup without a sleeper ends the next sleep at once.
 */
export type Bell = { ring(): void; sleep(maxMs: number): Promise<void> }

export function createBell(): Bell {
  let isRung = false
  let wake: (() => void) | undefined

  return {
    ring() {
      isRung = true
      wake?.()
    },
    async sleep(maxMs) {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, maxMs)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      wake = undefined
      isRung = false
    },
  }
}
