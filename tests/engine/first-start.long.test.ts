import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { eventually } from '@podium/testing/eventually'
import { expect, test } from 'vitest'
import { makeDataFolder, runServer } from '../protocol/run-server.ts'

/** Longer than any limit a start ever had. */
const FROZEN_MS = 70_000

test('a first start has no limit: a machine that freezes for a minute in the middle of it', async () => {
  await using folder = await makeDataFolder()
  await using server = runServer({ DATA_DIR: folder.path })
  await eventually(() => expect(existsSync(join(folder.path, 'database'))).toBe(true))

  server.process.kill('SIGSTOP')
  await sleep(FROZEN_MS)
  expect(server.printed()).not.toContain('ready')
  server.process.kill('SIGCONT')
  const url = await server.ready

  expect((await fetch(`${url}/readyz`)).status).toBe(200)
})
