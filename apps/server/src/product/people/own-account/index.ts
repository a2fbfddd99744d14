import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import { limitBody } from '../../../platform/http/limit-body.ts'
import { mountOperations, type Operation } from '../../../platform/http/operation.ts'
import { renderApiError } from '../../../platform/http/render-api-error.ts'
import { createDeletePerson, type DeletePerson, type DeletePersonDeps } from '../delete-person.ts'
import type { AccountDeps } from './account-deps.ts'
import { createAccountLimits } from './account-limits.ts'
import { deleteOwnAccount } from './delete-own-account.ts'
import { exportOwnData } from './export-own-data.ts'

export type Account = {
  /** To be mounted at `/api`. */
  app: Hono<HttpEnv>
  operations: readonly Operation[]
  /** Removes somebody and everything of theirs; for the admin area too. */
  deletePerson: DeletePerson
}

type Given = Pick<AccountDeps, 'db' | 'verifyToken' | 'isPasswordOf' | 'refuseSessions'> &
  DeletePersonDeps & { logger: Logger; settings: { authRateLimits: boolean | undefined } }

const MAX_BODY_BYTES = 16 * 1024

/** What people do with their account as a whole: take it along, or delete it. */
export function createAccount(given: Given): Account {
  const deletePerson = createDeletePerson(given)
  const limits = createAccountLimits(given.db, { isOn: given.settings.authRateLimits === true })
  const deps: AccountDeps = { ...given, limits, deletePerson }
  const app = new Hono<HttpEnv>()
    .onError(renderApiError(given.logger))
    .use('/account/*', limitBody(MAX_BODY_BYTES))
  const operations = mountOperations(app, [exportOwnData(deps), deleteOwnAccount(deps)])
  return { app, operations, deletePerson }
}
