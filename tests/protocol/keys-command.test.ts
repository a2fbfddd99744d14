import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createTestDatabase, freePort, programEnv, SERVICE_ENGINES } from '@podium/testing'
import { describe, expect, test } from 'vitest'
import { runServer } from './run-server.ts'

const SCRIPT = join(import.meta.dirname, '..', '..', 'scripts', 'keys.mjs')
const run = promisify(execFile)

type Keys = { anonKey: string; serviceRoleKey: string }

describe.each(SERVICE_ENGINES)('npm run keys on %s', (engine) => {
  test('prints the stored keys, and replaces them with and without an overlap', async () => {
    await using database = await createTestDatabase(engine)
    const { place, dataDir } = database
    const port = String(await freePort('127.0.0.1'))
    const url = `http://localhost:${port}`
    const env = {
      ...programEnv(),
      PORT: port,
      DEMO: 'off',
      DATA_DIR: dataDir,
      ...('databaseUrl' in place && { DATABASE_URL: place.databaseUrl }),
    }
    const keys = async (...words: string[]): Promise<Keys> => {
      const { stdout } = await run(process.execPath, [SCRIPT, ...words], { env })
      return JSON.parse(stdout)
    }
    /** Statuses of an admin call with each service key, on a server started for it. */
    async function statusesOf(...all: Keys[]) {
      await using server = runServer(env)
      await server.ready
      const calls = all.map(({ serviceRoleKey }) =>
        fetch(`${url}/auth/v1/admin/users`, {
          headers: { authorization: `Bearer ${serviceRoleKey}` },
        }),
      )
      const statuses = (await Promise.all(calls)).map(({ status }) => status)
      server.process.kill('SIGTERM')
      await server.ended
      return statuses
    }

    await statusesOf() // the first start makes the keys
    const first = await keys()
    const second = await keys('rotate')
    expect(await statusesOf(first, second)).toEqual([200, 200])
    expect(await keys()).toMatchObject({ serviceRoleKey: second.serviceRoleKey })
    const third = await keys('rotate', '--now')
    expect(await statusesOf(first, second, third)).toEqual([403, 403, 200])
    expect(new Set([first, second, third].map(({ anonKey }) => anonKey)).size).toBe(3)
  })
})
