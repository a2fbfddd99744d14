import type { StaffRole } from '@podium/domain'
import type { Database } from '../../platform/db/database.ts'

type Settings = {
  authMfaRequiredRoles: readonly StaffRole[]
  authMfaGraceDays: number
}

/**
 * Puts the settings' rule in force: which roles need a second factor, and after how long. From then on the
 * database applies it, and keeps the beginning of each account's grace.
 */
export async function requireSecondFactors(
  db: Database,
  { authMfaRequiredRoles: roles, authMfaGraceDays: days }: Settings,
): Promise<void> {
  await db.query('select public.require_second_factor($1, make_interval(days => $2))', [
    roles,
    days,
  ])
}

/** Account as the auth service knows it, with the role in its app metadata. */
type Account = { id: string; raw_app_meta_data: { role?: unknown } }

/** Moment from which an account needs a second factor; null: it needs none. Only staff cost a query. */
export const createSecondFactorDue =
  (db: Database, { authMfaRequiredRoles }: Settings) =>
  async ({ id, raw_app_meta_data: { role } }: Account): Promise<Date | null> => {
    if (!authMfaRequiredRoles.some((required) => required === role)) return null
    const [row] = await db.query<{ due_ms: number | null }>(
      `select (extract(epoch from public.second_factor_due($1)) * 1000)::float8 as due_ms`,
      [id],
    )
    return typeof row?.due_ms === 'number' ? new Date(row.due_ms) : null
  }
