import type { Context } from 'hono'
import type { Tx } from '../../../platform/db/database.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import { acceptedLanguage } from '../../../platform/http/visitor-language.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { preferredLanguage } from '../requests/preferred-language.ts'
import type { UserRow } from '../users/user-row.ts'

type Change = {
  user: UserRow
  /** Request of the person themselves, whose language counts where they have chosen none. */
  c?: Context<HttpEnv>
} & (
  | { kind: 'factor_enrolled' | 'factor_unenrolled' | 'recovery_codes_changed' }
  | { kind: 'recovery_code_used'; remaining: number }
)

/** Queues the notice of a changed factor or a used recovery code. */
export async function notifyOfFactor(
  tx: Tx,
  { mails, settings }: Pick<AuthDeps, 'mails' | 'settings'>,
  { c, user, ...notice }: Change,
): Promise<void> {
  if (user.email === null) return
  const language = preferredLanguage(user.raw_user_meta_data, c && acceptedLanguage(c))
  const link = `${settings.publicUrl}/reset-password`
  await mails.enqueue(tx, { to: user.email, language, link, ...notice })
}
