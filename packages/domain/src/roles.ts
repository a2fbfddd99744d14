/** Roles a person can have (specification §6); `user` where none is stored. */
export const ROLES = ['user', 'professional', 'editor', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Roles a person may choose at sign-up (specification §3). */
export const SIGN_UP_ROLES = ['user', 'professional'] as const satisfies readonly Role[]
export type SignUpRole = (typeof SIGN_UP_ROLES)[number]

/**
 * Whether a role may have skills: professionals, editors and admins; the database says the same.
 */
export const mayHaveSkills = (role: Role): boolean => role !== 'user'

/** Roles that do more than take part, of which the operator may demand a second factor. */
export const STAFF_ROLES = ['admin', 'editor'] as const satisfies readonly Role[]
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Whether a role moderates posts and comments (decisions row 17); the database says the same. */
export const mayModerate = (role: Role): boolean => role === 'editor' || role === 'admin'
