/**
 * Sleep of a loop that a wakeup ends early; a wakeup without a sleeper ends the next sleep at once.
 */
export type Wakeup = { wake(): void; sleep(maxMs: number): Promise<void> }

export function createWakeup(): Wakeup {
  let isPending = false
  let endSleep: (() => void) | undefined

  return {
    wake() {
      isPending = true
      endSleep?.()
    },
    async sleep(maxMs) {
      if (!isPending) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, maxMs)
          endSleep = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      endSleep = undefined
      isPending = false
    },
  }
}
