import type { Database, Statement, Tx } from './database.ts'

/** Claims of a verified token; `role` is the database role the request runs as. */
export type Claims = { role: string; sub?: string; [claim: string]: unknown }

/**
 * Statement that sets role and claims for the current transaction only: settings of a session would
 * leak to the next request.
 */
export const identityStatement = (claims: Claims): Statement => ({
  name: 'identity',
  text: `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`,
  values: [claims.role, JSON.stringify(claims)],
})

/** Runs `work` in one transaction that row level security sees as `claims`; the settings end with it. */
export async function asIdentity<T>(
  db: Database,
  claims: Claims,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const { text, values } = identityStatement(claims)
    await tx.query(text, values)
    return work(tx)
  })
}
