import { AppError } from '@podium/domain'
import { SqlError } from '../../platform/db/sql-error.ts'

/** Error of a change of accounts: `last_admin` (409) where the database keeps the last admin, else as it came. */
export const lastAdminRefusal = (error: unknown): unknown =>
  error instanceof SqlError && error.constraint === 'account_roles_last_admin'
    ? new AppError('last_admin', { cause: error })
    : error
