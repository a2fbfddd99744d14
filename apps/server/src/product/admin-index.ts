import { Hono } from 'hono'
import type { HttpEnv } from '../platform/http/http-env.ts'
import { limitBody } from '../platform/http/limit-body.ts'
import { mountOperations, type Operation } from '../platform/http/operation.ts'
import { renderApiError } from '../platform/http/render-api-error.ts'
import { requireAccess } from './access/require-access.ts'
import type { AdminDeps } from './admin-deps.ts'
import { exportAudit } from './audit/export-audit.ts'
import { getAuditEntry } from './audit/get-audit-entry.ts'
import { listAudit } from './audit/list-audit.ts'
import { listAuditActors } from './audit/list-audit-actors.ts'
import { getMessage } from './contact/get-message.ts'
import { listMessages } from './contact/list-messages.ts'
import { replyToMessage } from './contact/reply-to-message.ts'
import { setMessageStatus } from './contact/set-message-status.ts'
import { mountModeration } from './moderation/mount-moderation.ts'
import { exportSubscribers } from './newsletter/export-subscribers.ts'
import { listSubscribers } from './newsletter/list-subscribers.ts'
import { getOverview } from './overview/get-overview.ts'
import { banUser } from './people/management/ban-user.ts'
import { changeManyUsers } from './people/management/change-many.ts'
import { changeRole } from './people/management/change-role.ts'
import { createAccountCount } from './people/management/count-accounts.ts'
import { deleteUser } from './people/management/delete-user.ts'
import { exportUsers } from './people/management/export-users.ts'
import { getUser } from './people/management/get-user.ts'
import { inviteUser } from './people/management/invite-user.ts'
import { listUsers } from './people/management/list-users.ts'
import { promoteUser } from './people/management/promote-user.ts'
import { unbanUser } from './people/management/unban-user.ts'

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
