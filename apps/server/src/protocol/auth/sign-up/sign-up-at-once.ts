import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { deviceOf } from '../requests/device.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import { createSession } from '../sessions/create-session.ts'
import { presentSession } from '../sessions/present-session.ts'
import { insertUser, type NewUser } from '../users/insert-user.ts'
import { saving } from './saving.ts'

/**
 * Sign-up whose address or phone needs no confirmation: answers with a session. Throws
 * `user_already_exists` (422).
 */
export async function signUpAtOnce(c: Context<HttpEnv>, deps: AuthDeps, user: NewUser) {
  const now = deps.clock()
  const session = await saving(() =>
    deps.db.transaction(async (tx) => {
      const made = await insertUser(tx, user, now)
      if (made === undefined) throw new AppError('user_already_exists')
      const device = deviceOf(c)
      await recordSecurityEvent(tx, { userId: made.id, event: 'account_creation', device })
      return createSession(tx, { userId: made.id, method: 'password', device, now })
    }),
  )
  return c.json(await presentSession(deps, session))
}
