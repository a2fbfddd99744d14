import { AppError } from '@podium/domain'
import type { Hono } from 'hono'
import type { HttpEnv } from '../../platform/http/http-env.ts'
import { limitBody } from '../../platform/http/limit-body.ts'
import { mountOperations, type Operation } from '../../platform/http/operation.ts'
import { requireAccess } from '../access/require-access.ts'
import type { AdminDeps } from '../admin-deps.ts'
import { decideMany } from './decide-many.ts'
import { getModerationItem } from './get-item.ts'
import { listModeration } from './list-items.ts'
import { listOwnDecisions } from './list-own-decisions.ts'
import { objectToDecision } from './object-to-decision.ts'
import { settleObjection } from './settle-objection.ts'

/** Editors and admins look after what members write; authors read what was decided, and object. */
export function mountModeration(app: Hono<HttpEnv>, deps: AdminDeps): Operation[] {
  app.use('/admin/moderation/*', requireAccess(deps, 'moderator'), limitBody())
  app.use('/moderation/*', requireAccess(deps, 'person'), limitBody())
  const operations = mountOperations(app, [
    listModeration(deps),
    getModerationItem(deps),
    decideMany(deps),
    settleObjection(deps),
    listOwnDecisions(deps),
    objectToDecision(deps),
  ])
  // What follows is for admins; an editor is not told that they are none where there is nothing.
  app.all('/admin/moderation/*', () => {
    throw new AppError('not_found')
  })
  return operations
}
