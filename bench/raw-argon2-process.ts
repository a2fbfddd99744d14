import { cpus } from 'node:os'
import { verify } from '@node-rs/argon2'

/**
 * Baseline of password checks: the machine's rate when it does nothing else, as many at a time as
 * it has cores.
 */
process.on('message', async ({ hash, password, measureMs }: RawArgon2Load) => {
  const startedAt = performance.now()
  const latenciesMs: number[] = []
  async function checkUntilOver() {
    while (performance.now() < startedAt + measureMs) {
      const from = performance.now()
      await verify(hash, password)
      latenciesMs.push(performance.now() - from)
    }
  }
  await Promise.all(cpus().map(checkUntilOver))
  process.send?.({ result: { latenciesMs, elapsedMs: performance.now() - startedAt } })
})

export type RawArgon2Load = { hash: string; password: string; measureMs: number }
