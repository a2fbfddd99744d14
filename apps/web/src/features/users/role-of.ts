import { type AdminUser, ROLES, type Role } from '@podium/domain'

/** The role a person has; `user` where none is stored (specification §3 "Admin user record"). */
export const roleOf = ({ user_metadata: metadata }: Pick<AdminUser, 'user_metadata'>): Role =>
  ROLES.find((role) => role === metadata.role) ?? 'user'
