import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { makeDataFolder, runServer } from '../protocol/run-server.ts'

/** Longer than any limit a start ever had. */
const FROZEN_MS = 70_000

test('a first start has no limit: a machine that freezes for a minute in the middle of it', async () => {
  await using folder = await makeDataFolder()
  await using server = runServer({ DATA_DIR: folder.path })
  await sleep(1500)

  server.process.kill('SIGSTOP')
  await sleep(FROZEN_MS)
  server.process.kill('SIGCONT')
  const url = await server.ready

  expect((await fetch(`${url}/readyz`)).status).toBe(200)
})
