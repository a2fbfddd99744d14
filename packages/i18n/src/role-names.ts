import { auth as en } from './en/auth.ts'
import { auth as fr } from './fr/auth.ts'
import type { Language } from './languages.ts'

/** How the interface names the roles, for a server that is asked for one by its name. */
export const ROLE_NAMES = { fr: fr.roles, en: en.roles } satisfies Record<Language, object>
