import { AppError, banForm } from '@podium/domain'
import { serve } from '../../../platform/http/operation.ts'
import type { PeopleDeps } from '../people-deps.ts'
import { ON_ACCOUNT } from './answers.ts'
import { changeAccount } from './change-account.ts'

const operation = {
  method: 'put',
  path: '/admin/users/{id}/ban',
  id: 'banUser',
  summary: 'Keep somebody out: every session ends at once',
  ...ON_ACCOUNT,
  body: banForm,
} as const

/**
 * Duration of a permanent ban in years; neither JavaScript dates nor tokens can express "never".
 */
const FOR_EVER_YEARS = 100

/** PUT /api/admin/users/{id}/ban. 403 own_account, 404 user_not_found. */
export const banUser = (deps: PeopleDeps) =>
  serve(operation, async (c, { params: { id }, body: { until }, caller: { id: actorId } }) => {
    const end = until === null ? yearsFromNow(FOR_EVER_YEARS) : new Date(until)
    if (end <= new Date()) {
      throw new AppError('validation_failed', { text: 'until: must be in the future' })
    }
    const details = { until }
    const change = { actorId, targetId: id, action: 'user.ban', details } as const
    const ended = await changeAccount(deps, change, (tx) => deps.banAccount(tx, { id, until: end }))
    deps.refuseSessions(ended ?? [])
    return c.json({ success: true })
  })

function yearsFromNow(years: number): Date {
  const date = new Date()
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return date
}
