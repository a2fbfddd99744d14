import type { AdminUser } from '@podium/domain'
import { shortDate } from '../../lib/format.ts'

/** Date of sign-up; "-" where it is missing (specification §2). */
export function Joined({ user }: { user: Pick<AdminUser, 'created_at'> }) {
  const date = new Date(user.created_at)
  if (Number.isNaN(date.getTime())) return '-'
  return <time dateTime={user.created_at}>{shortDate(date)}</time>
}
