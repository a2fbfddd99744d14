import type { Schema } from '@podium/rest-compiler'
import type { Logger } from 'pino'
import type { Database } from '../../platform/db/database.ts'
import { logFailure } from '../../platform/log/log-failure.ts'
import { buildSchema, type Exposure } from './introspection/build-schema.ts'
import { readCatalog } from './introspection/catalog.ts'
import { StatementCache } from './statement-cache.ts'

/** Schema from one reading of the catalog, with the statements compiled from it. */
export type Snapshot = {
  schema: Schema
  statements: StatementCache
  /** Settings of database roles, such as `statement_timeout`, by role. */
  roleSettings: ReadonlyMap<string, readonly { name: string; value: string }[]>
}

export type SchemaCache = {
  current(): Promise<Snapshot>
  /** Newer snapshot for a name that was not found, or undefined if the last one is too recent. */
  refreshed(): Promise<Snapshot | undefined>
  close(): Promise<void>
}

/** Shortest time between two readings caused by unknown names, in milliseconds. */
const MISS_INTERVAL_MS = 2000

/**
 * Cache of the schema; reads it again on `NOTIFY pgrst, 'reload schema'`. While a reading runs,
 * requests use the previous one.
 */
export function createSchemaCache(db: Database, exposure: Exposure, logger: Logger): SchemaCache {
  let snapshot: Promise<Snapshot> | undefined
  let readAt = Number.NEGATIVE_INFINITY
  let running: Promise<Snapshot> | undefined
  let unlisten: Promise<() => Promise<void>> | undefined

  const read = (): Promise<Snapshot> => {
    running ??= readSnapshot(db, exposure)
      .then((fresh) => {
        snapshot = Promise.resolve(fresh)
        readAt = performance.now()
        return fresh
      })
      .finally(() => {
        running = undefined
      })
    return running
  }
  const listen = () => {
    unlisten ??= db.listen('pgrst', (payload) => {
      if (payload !== '' && payload !== 'reload schema') return
      const afterRunning = running ?? Promise.resolve()
      afterRunning
        .then(read)
        .catch((error) => logFailure(error, { logger, text: 'schema not reread' }))
    })
    unlisten.catch((error) => {
      unlisten = undefined
      logFailure(error, { logger, text: 'no notice of schema changes' })
    })
  }

  return {
    async current() {
      listen()
      return snapshot ?? read()
    },
    async refreshed() {
      if (performance.now() - readAt < MISS_INTERVAL_MS) return undefined
      return read()
    },
    async close() {
      const stop = await unlisten?.catch(() => undefined)
      await stop?.()
    },
  }
}

async function readSnapshot(db: Database, exposure: Exposure): Promise<Snapshot> {
  const schemas = [...new Set([...exposure.schemas, ...exposure.extraSearchPath])]
  const catalog = await db.transaction((tx) => readCatalog(tx, schemas))
  return {
    schema: buildSchema(catalog, exposure),
    statements: new StatementCache(),
    roleSettings: Map.groupBy(catalog.roleSettings, ({ role }) => role),
  }
}
