import { afterAll, beforeAll } from 'vitest'
import type { Engine } from './engines.ts'
import { openTestDatabase } from './open-test-database.ts'
import { type AuthWorld, startAuth } from './start-auth.ts'
import { startWorld, type World } from './start-world.ts'

/**
 * Resource of a suite: opened before its first test, given back after its last. Its members are there
 * once the suite's hooks run, not while its tests are collected.
 */
function resourceOf<T extends AsyncDisposable>(open: () => Promise<T>): T {
  const resource: Partial<T> = {}
  beforeAll(async () => {
    Object.assign(resource, await open())
  })
  afterAll(() => resource[Symbol.asyncDispose]?.())
  return resource as T // filled before anybody may read it
}

/** World of a suite, see {@link startWorld}. */
export const worldOf = (...options: Parameters<typeof startWorld>): World =>
  resourceOf(() => startWorld(...options))

type AuthSuite = AuthWorld & AsyncDisposable & { db: Awaited<ReturnType<typeof openTestDatabase>> }

/** Auth service of a suite, see {@link startAuth}, on a database of its own. */
export const authOf = (engine: Engine, settings: Parameters<typeof startAuth>[1] = {}): AuthSuite =>
  resourceOf(async () => {
    const db = await openTestDatabase(engine)
    return {
      ...(await startAuth(db, settings)),
      db,
      [Symbol.asyncDispose]: () => db[Symbol.asyncDispose](),
    }
  })
