import { folded, ROLES, type Role } from '@podium/domain'
import type { Language } from '@podium/i18n'
import { ROLE_NAMES } from '@podium/i18n/role-names'

/**
 * Roles whose name contains a part: their own name, or the one a reader of `language` sees; accents
 * do not count.
 */
export function rolesNamed(part: string, language: Language | undefined): Role[] {
  const sought = folded(part)
  return ROLES.filter((role) => {
    const shown = language === undefined ? '' : ROLE_NAMES[language][role]
    return role.includes(sought) || folded(shown).includes(sought)
  })
}
