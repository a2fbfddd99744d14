import { AppError } from '@podium/domain'
import { type Claims, identityStatement } from '../../platform/db/as-identity.ts'
import type { Database, StatementResult } from '../../platform/db/database.ts'
import { SqlError } from '../../platform/db/sql-error.ts'
import type { Change } from './change.ts'
import { type Audience, type ReadChange, readChange, wantedBy } from './read-change.ts'
import type { Channel, Subscription } from './subscription.ts'

/** Audiences that are asked for in one transaction, and the most subscriptions of one. */
const AUDIENCES_AT_ONCE = 20
const MOST_SUBSCRIPTIONS = 200

/** SQLSTATE of a statement that took too long: others would too. */
const QUERY_CANCELED = '57014'

type DeliverDeps = {
  db: Database
  verifyToken(token: string): Promise<Claims>
  recordBytes: number
  /** Hears whose read was refused by PostgreSQL; the others' go on. */
  onRefused(error: SqlError, subscriptions: readonly Subscription[]): void
}

/**
 * Sends a change to those of the subscriptions whose people may see its row now, each asked for with their own rights.
 * Whose token is refused is told so and hears no more. Returns the number of messages.
 */
export async function deliverChange(
  deps: DeliverDeps,
  change: Change,
  subscriptions: readonly Subscription[],
): Promise<number> {
  const valid = await withValidToken(deps, subscriptions)
  const audiences = audiencesOf(valid).filter((audience) => mayReadKey(change, audience))
  let sent = 0
  for (let at = 0; at < audiences.length; at += AUDIENCES_AT_ONCE) {
    sent += await deliverTo(deps, change, audiences.slice(at, at + AUDIENCES_AT_ONCE))
  }
  return sent
}

async function withValidToken(
  { verifyToken }: DeliverDeps,
  subscriptions: readonly Subscription[],
) {
  const channels = new Set(subscriptions.map(({ channel }) => channel))
  for (const channel of channels) {
    try {
      await verifyToken(channel.identity.token)
    } catch (error) {
      if (!(error instanceof AppError) || error.status === 503) throw error
      channels.delete(channel)
      channel.end(error.message)
    }
  }
  return subscriptions.filter(({ channel }) => channels.has(channel))
}

/** Subscriptions by the rights they are read with. */
function audiencesOf(subscriptions: readonly Subscription[]): Audience[] {
  const byRights = Map.groupBy(subscriptions, ({ channel }) =>
    JSON.stringify(channel.identity.claims),
  )
  return [...byRights.values()].flatMap((all) => {
    const audiences: Audience[] = []
    for (let at = 0; at < all.length; at += MOST_SUBSCRIPTIONS) {
      const part = all.slice(at, at + MOST_SUBSCRIPTIONS)
      const [first] = part
      if (!first) continue
      audiences.push({
        claims: first.channel.identity.claims,
        table: first.table,
        subscriptions: part,
      })
    }
    return audiences
  })
}

/** Whether an audience may read the key; one that may not is told that it is not authorised, as in the original. */
function mayReadKey(change: Change, { table, subscriptions }: Audience): boolean {
  if (table.key.length > 0) return true
  if (change.type === 'DELETE') return false
  const data = { schema: change.schema, table: change.table, type: change.type }
  const errors = ['Error 401: Unauthorized']
  for (const [channel, own] of Map.groupBy(subscriptions, (one) => one.channel)) {
    push(channel, own, JSON.stringify({ ...data, errors }))
  }
  return false
}

/** Sends to audiences that are read together; where that is refused, each is read alone. */
async function deliverTo(deps: DeliverDeps, change: Change, audiences: readonly Audience[]) {
  try {
    return await readAndPush(deps, change, audiences)
  } catch (error) {
    if (!(error instanceof SqlError) || error.sqlState === QUERY_CANCELED) throw error
    const [first, ...others] = audiences
    if (first && others.length === 0) {
      deps.onRefused(error, first.subscriptions)
      return 0
    }
    let sent = 0
    for (const audience of audiences) sent += await deliverTo(deps, change, [audience])
    return sent
  }
}

async function readAndPush(
  { db, recordBytes }: DeliverDeps,
  change: Change,
  audiences: readonly Audience[],
) {
  const statements = audiences.flatMap((audience) => [
    identityStatement(audience.claims),
    readChange(change, audience, recordBytes),
  ])
  const results = await db.batch(statements, { end: 'rollback' })
  let sent = 0
  for (const [at, audience] of audiences.entries()) {
    const read = rowOf(results[2 * at + 1])
    if (!read) continue
    const data = dataOf(change, audience, read)
    for (const [channel, wanted] of wantedBy(audience.subscriptions, read.matches)) {
      push(channel, wanted, data)
      sent += 1
    }
  }
  return sent
}

/** Row of `readChange`, whose columns its SQL names. */
const rowOf = (result: StatementResult | undefined) => result?.rows[0] as ReadChange | undefined

const push = (channel: Channel, wanted: readonly Subscription[], data: string) =>
  channel.push(
    'postgres_changes',
    `{"ids":${JSON.stringify([...new Set(wanted.map(({ id }) => id))])},"data":${data}}`,
  )

/** JSON of the change as the original writes it; the records are PostgreSQL's own text, so that no number loses digits. */
function dataOf(
  { schema, table, type, at }: Change,
  { table: { columns } }: Audience,
  read: ReadChange,
) {
  const known = {
    schema,
    table,
    type,
    commit_timestamp: at,
    columns: columns.map((column) => ({ name: column.name, type: column.type })),
    errors: read.is_long ? ['Error 413: Payload Too Large'] : null,
  }
  const records = [
    ...(type === 'DELETE' ? [] : [`"record":${read.record ?? '{}'}`]),
    ...(type === 'INSERT' ? [] : [`"old_record":${read.old_record}`]),
  ]
  return `${JSON.stringify(known).slice(0, -1)},${records.join(',')}}`
}
