/** Lets a loop sleep until it is rung for; a ring while nobody sleeps ends the next sleep at once. */
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
