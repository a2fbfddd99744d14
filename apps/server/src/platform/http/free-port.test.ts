import { expect, test } from 'vitest'
import { LOWEST_FREE_PORT } from './free-port.ts'

test('no free port is one that fetch refuses to ask: they begin above the last of those', async () => {
  const causeAt = (port: number) =>
    fetch(`http://127.0.0.1:${port}`).then(
      () => 'answered',
      (error: Error) => String(error.cause),
    )
  expect(await causeAt(LOWEST_FREE_PORT - 1)).toContain('bad port')
  expect(await causeAt(LOWEST_FREE_PORT)).not.toContain('bad port')
})
