import { auth as en } from './en/auth.ts'
import { auth as fr } from './fr/auth.ts'
import type { Language } from './languages.ts'

/** Names of the roles in the interface, for searches by name on the server. */
export const ROLE_NAMES = { fr: fr.roles, en: en.roles } satisfies Record<Language, object>
