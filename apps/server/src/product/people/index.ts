import type { Served } from '../../platform/http/operation.ts'
import { createDeletePerson, type DeletePerson, type DeletePersonDeps } from './delete-person.ts'
import { appointEditor } from './management/appoint-editor.ts'
import { banUser } from './management/ban-user.ts'
import { changeManyUsers } from './management/change-many-users.ts'
import { changeRole } from './management/change-role.ts'
import { type CountAccounts, createAccountCount } from './management/count-accounts.ts'
import { deleteUser } from './management/delete-user.ts'
import { exportUsers } from './management/export-users.ts'
import { getUser } from './management/get-user.ts'
import { inviteUser } from './management/invite-user.ts'
import { listSecurityEvents } from './management/list-security-events.ts'
import { listUsers } from './management/list-users.ts'
import { promoteUser } from './management/promote-user.ts'
import { removeEditor } from './management/remove-editor.ts'
import { removeSecondFactors } from './management/remove-second-factors.ts'
import { unbanUser } from './management/unban-user.ts'
import { createAccountLimits } from './own-account/account-limits.ts'
import { changeAccountType } from './own-account/change-account-type.ts'
import { deleteOwnAccount } from './own-account/delete-own-account.ts'
import { endOwnSession } from './own-account/end-own-session.ts'
import { exportOwnData } from './own-account/export-own-data.ts'
import { EXPORT_SECTIONS } from './own-account/export-sections.ts'
import { getOwnPassword } from './own-account/get-own-password.ts'
import { listOwnSecurityEvents } from './own-account/list-own-security-events.ts'
import { listOwnSessions } from './own-account/list-own-sessions.ts'
import { secureAccount } from './own-account/secure-account.ts'
import type { PeopleDeps } from './people-deps.ts'

export { ensureFirstAdmin } from './ensure-first-admin.ts'
export { forgetWriteCounts } from './forget-write-counts.ts'
export { requireStillAdmin } from './require-still-admin.ts'
export { createSecondFactorDue, requireSecondFactors } from './second-factor-rule.ts'

type Given = Omit<PeopleDeps, 'limits' | 'deletePerson' | 'countAccounts'> &
  DeletePersonDeps & { settings: { authRateLimits: boolean | undefined } }

export type People = {
  operations: Served[]
  countAccounts: CountAccounts
  deletePerson: DeletePerson
}

/**
 * Account operations: user management (specification §2 and §7), and what people do with their own
 * account as a whole.
 */
export function createPeople(given: Given): People {
  const countAccounts = createAccountCount(given.db)
  const deletePerson = createDeletePerson(given)
  const deps: PeopleDeps = {
    ...given,
    exportSections: { ...EXPORT_SECTIONS, ...given.exportSections },
    limits: createAccountLimits(given.db, { isOn: given.settings.authRateLimits === true }),
    deletePerson,
    countAccounts,
  }
  const operations = [
    listUsers(deps),
    exportUsers(deps),
    inviteUser(deps),
    changeManyUsers(deps),
    getUser(deps),
    deleteUser(deps),
    promoteUser(deps),
    changeRole(deps),
    appointEditor(deps),
    removeEditor(deps),
    banUser(deps),
    unbanUser(deps),
    removeSecondFactors(deps),
    listSecurityEvents(deps),
    exportOwnData(deps),
    changeAccountType(deps),
    listOwnSecurityEvents(deps),
    listOwnSessions(deps),
    getOwnPassword(deps),
    endOwnSession(deps),
    secureAccount(deps),
    deleteOwnAccount(deps),
  ]
  return { operations, countAccounts, deletePerson }
}
