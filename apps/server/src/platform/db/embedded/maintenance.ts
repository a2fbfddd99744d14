import type { Logger } from 'pino'
import type { Heart } from '../../heartbeats.ts'
import { inSpan } from '../../tracing/in-span.ts'
import type { PoolDatabase } from '../pool-database.ts'
import type { Engine } from './engine.ts'

const FIRST_AFTER_MS = 5 * 60_000
const EVERY_MS = 60 * 60_000
/** Time after which a run or its end is late, in milliseconds: a large table takes its time. */
export const MAINTENANCE_LATE_MS = 60 * 60_000
const MOST_MEMORY_BYTES = 1.5 * 2 ** 30

/**
 * Scheduled maintenance in place of autovacuum and the checkpointer: PGlite has no background
 * processes.
 */
export function scheduleMaintenance(
  work: () => Promise<void>,
  { logger, heart }: { logger: Logger; heart: Heart | undefined },
) {
  heart?.beatFor(FIRST_AFTER_MS + MAINTENANCE_LATE_MS)
  let timer: NodeJS.Timeout | undefined = setTimeout(run, FIRST_AFTER_MS).unref()

  async function run() {
    heart?.beatFor(MAINTENANCE_LATE_MS)
    try {
      await inSpan('job maintenance', work)
    } catch (error) {
      logger.warn({ err: error }, 'the embedded database was not maintained')
    }
    if (timer === undefined) return
    heart?.beatFor(EVERY_MS + MAINTENANCE_LATE_MS)
    timer = setTimeout(run, EVERY_MS).unref()
  }

  return {
    stop() {
      clearTimeout(timer)
      timer = undefined
      heart?.end()
    },
  }
}

/**
 * Vacuums and analyses table by table, so that requests get their turn in between, then writes a
 * checkpoint. An engine over the memory limit is closed and reopened. Exempt from the statement
 * limit: a large table takes its time.
 */
export async function maintain(
  db: PoolDatabase,
  engine: Engine,
  mostMemoryBytes = MOST_MEMORY_BYTES,
) {
  const tables = await db.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where c.relkind in ('r', 'm') and c.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`,
  )
  for (const { name } of tables) {
    await db.withClient((client) => client.query(`vacuum (analyze) ${name}`))
  }
  await db.withClient((client) => client.query('checkpoint'))
  await db.withClient(async () => {
    if ((await engine.memoryBytes()) > mostMemoryBytes) await engine.recycle()
  })
}
