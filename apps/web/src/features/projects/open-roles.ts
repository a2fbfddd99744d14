import type { ProjectDetail } from '@podium/domain'

type Role = ProjectDetail['brief']['roles'][number]

/** Roles that a brief asks for, without optional ones, and that nobody of a team has. */
export const openRoles = (
  roles: readonly Role[],
  held: readonly { role: string }[],
): readonly Role[] =>
  roles.filter(({ id, optional }) => !optional && held.every(({ role }) => role !== id))
