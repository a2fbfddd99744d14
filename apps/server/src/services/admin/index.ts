import { Hono } from 'hono'
import type { HttpEnv } from '../../http/http-env.ts'
import { limitBody } from '../../http/limit-body.ts'
import { mountOperations, type Operation } from '../../http/operation.ts'
import { renderApiError } from '../../http/render-api-error.ts'
import type { AdminDeps } from './admin-deps.ts'
import { exportAudit } from './audit/export-audit.ts'
import { getAuditEntry } from './audit/get-audit-entry.ts'
import { listAudit } from './audit/list-audit.ts'
import { listAuditActors } from './audit/list-audit-actors.ts'
import { getMessage } from './messages/get-message.ts'
import { listMessages } from './messages/list-messages.ts'
import { replyToMessage } from './messages/reply-to-message.ts'
import { setMessageStatus } from './messages/set-message-status.ts'
import { mountModeration } from './moderation/mount-moderation.ts'
import { exportSubscribers } from './newsletter/export-subscribers.ts'
import { listSubscribers } from './newsletter/list-subscribers.ts'
import { getOverview } from './overview/get-overview.ts'
import { requireAccess } from './require-access.ts'
import { banUser } from './users/ban-user.ts'
import { changeManyUsers } from './users/change-many.ts'
import { changeRole } from './users/change-role.ts'
import { createAccountCount } from './users/count-accounts.ts'
import { deleteUser } from './users/delete-user.ts'
import { exportUsers } from './users/export-users.ts'
import { getUser } from './users/get-user.ts'
import { inviteUser } from './users/invite-user.ts'
import { listUsers } from './users/list-users.ts'
import { promoteUser } from './users/promote-user.ts'
import { unbanUser } from './users/unban-user.ts'

export type Admin = { app: Hono<HttpEnv>; operations: readonly Operation[] }

/** The admin area's own HTTP API (specification §7), to be mounted at `/api`. */
export function createAdmin(deps: AdminDeps): Admin {
  const app = new Hono<HttpEnv>().onError(renderApiError(deps.logger))
  // Before what is for admins only: the first that answers a path decides who may ask.
  const moderation = mountModeration(app, deps)
  app.use('/admin/*', requireAccess(deps, 'admin'), limitBody())
  const countAccounts = createAccountCount(deps.db)
  const operations = mountOperations(app, [
    getOverview(deps, countAccounts),
    listUsers(deps, countAccounts),
    exportUsers(deps, countAccounts),
    inviteUser(deps),
    changeManyUsers(deps),
    getUser(deps),
    deleteUser(deps),
    promoteUser(deps),
    changeRole(deps),
    banUser(deps),
    unbanUser(deps),
    listAudit(deps),
    exportAudit(deps),
    listAuditActors(deps),
    getAuditEntry(deps), // after what has a name of its own
    listMessages(deps),
    getMessage(deps),
    replyToMessage(deps),
    setMessageStatus(deps),
    listSubscribers(deps),
    exportSubscribers(deps),
  ])
  return { app, operations: [...operations, ...moderation] }
}
