import { AppError } from '@podium/domain'
import { type Claims, identityStatement } from '../../platform/db/as-identity.ts'
import type { Database, StatementResult } from '../../platform/db/database.ts'
import { SqlError } from '../../platform/db/sql-error.ts'
import { type Audience, audiencesOf } from './audience.ts'
import type { Change } from './change.ts'
import { type Read, type ReadChange, readChanges } from './read-changes.ts'
import { readsOf } from './reads-of.ts'
import type { Subscription } from './subscription.ts'
import { tellChange, tellUnauthorised } from './tell-change.ts'

/** Most rows that are read in one transaction, whose answer is kept until it ends: changes times audiences. */
const ROWS_AT_ONCE = 100
/** Most audiences that are asked for in one transaction. */
const AUDIENCES_AT_ONCE = 20

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
 * Sends changes, in their order, to those of the subscriptions whose people may see their rows now, each asked for with
 * their own rights. Whose token is refused is told so and hears no more. Returns the changes that somebody has heard.
 */
export async function deliverChanges(
  deps: DeliverDeps,
  changes: readonly Change[],
  subscriptions: readonly Subscription[],
): Promise<Set<Change>> {
  const valid = await withValidToken(deps, subscriptions)
  tellUnauthorised(changes, valid)
  const audiences = audiencesOf(valid)
  const size = Math.max(1, Math.min(AUDIENCES_AT_ONCE, Math.floor(ROWS_AT_ONCE / changes.length)))
  const sent = new Set<Change>()
  for (let at = 0; at < audiences.length; at += size) {
    for (const one of await deliverTo(deps, changes, audiences.slice(at, at + size))) sent.add(one)
  }
  return sent
}

async function withValidToken(
  { verifyToken }: DeliverDeps,
  subscriptions: readonly Subscription[],
) {
  const byToken = Map.groupBy(
    new Set(subscriptions.map(({ channel }) => channel)),
    ({ identity }) => identity.token,
  )
  const refused = new Set()
  for (const [token, channels] of byToken) {
    try {
      await verifyToken(token)
    } catch (error) {
      if (!(error instanceof AppError) || error.status === 503) throw error
      for (const channel of channels) {
        refused.add(channel)
        channel.end(error.message)
      }
    }
  }
  return subscriptions.filter(({ channel }) => !refused.has(channel))
}

/** Sends to audiences that are read together; where that is refused, each is read alone. */
async function deliverTo(
  deps: DeliverDeps,
  changes: readonly Change[],
  audiences: readonly Audience[],
): Promise<Change[]> {
  try {
    return await readAndTell(deps, changes, audiences)
  } catch (error) {
    if (!(error instanceof SqlError) || error.sqlState === QUERY_CANCELED) throw error
    const [first, ...others] = audiences
    if (first && others.length === 0) {
      deps.onRefused(error, first.subscriptions)
      return []
    }
    const sent: Change[] = []
    for (const audience of audiences) sent.push(...(await deliverTo(deps, changes, [audience])))
    return sent
  }
}

async function readAndTell(
  { db, recordBytes }: DeliverDeps,
  changes: readonly Change[],
  audiences: readonly Audience[],
) {
  const asked = audiences.map(({ claims, subscriptions }) => {
    const reads = readsOf(changes, subscriptions)
    const statements = reads.map((read) => readChanges(read, recordBytes))
    return {
      reads,
      statements: statements.length > 0 ? [identityStatement(claims), ...statements] : [],
    }
  })
  const statements = asked.flatMap((one) => one.statements)
  if (statements.length === 0) return []
  const results = await db.batch(statements, { end: 'rollback' })
  let from = 0
  return asked.flatMap((one) => {
    const answers = results.slice(from, from + one.statements.length).slice(1)
    from += one.statements.length
    return tell(changes, one.reads, answers)
  })
}

/** Tells one audience what was read, in the order of the changes. Returns those that somebody wanted. */
function tell(
  changes: readonly Change[],
  reads: readonly Read[],
  answers: readonly StatementResult[],
) {
  const found = new Map<Change, { read: Read; row: ReadChange }>()
  for (const [at, read] of reads.entries()) {
    // Rows of `readChanges`, whose columns its SQL names.
    for (const row of (answers[at]?.rows ?? []) as ReadChange[]) {
      const change = read.changes[Number(row.at) - 1]
      if (change) found.set(change, { read, row })
    }
  }
  return changes.filter((change) => {
    const one = found.get(change)
    return one !== undefined && tellChange(change, one.read, one.row) > 0
  })
}
