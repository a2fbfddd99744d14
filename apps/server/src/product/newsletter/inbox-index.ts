import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { HttpEnv } from '../../platform/http/http-env.ts'
import { limitBody } from '../../platform/http/limit-body.ts'
import { mountOperations, type Operation } from '../../platform/http/operation.ts'
import { renderApiError } from '../../platform/http/render-api-error.ts'
import { sendContactMessage } from '../contact/send-contact-message.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import type { InboxDeps } from './inbox-deps.ts'
import { createInboxLimits } from './inbox-limits.ts'
import { openUnsubscribePage } from './open-unsubscribe-page.ts'
import { subscribe } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'

/** The largest form is far smaller, also when every character takes six. */
const MAX_FORM_BYTES = 64 * 1024

export type Inbox = {
  /** To be mounted at `/api`. */
  app: Hono<HttpEnv>
  operations: readonly Operation[]
}

/** What visitors send the provider: the contact form and the newsletter box (decisions rows 6 and 7). */
export function createInbox({
  logger,
  ...given
}: Omit<InboxDeps, 'limits'> & { logger: Logger }): Inbox {
  const limits = createInboxLimits(given.db, { isOn: given.settings.authRateLimits === true })
  const deps = { ...given, limits }
  const app = new Hono<HttpEnv>().onError(renderApiError(logger)).use(limitBody(MAX_FORM_BYTES))
  const operations = mountOperations(app, [
    { ...sendContactMessage(deps), before: limits.visitor('contact') },
    { ...subscribe(deps), before: limits.visitor('newsletter') },
    { ...confirmSubscription(deps), before: limits.visitor('newsletter-link') },
    { ...unsubscribe(deps), before: limits.visitor('newsletter-unsubscribe') },
    openUnsubscribePage(),
  ])
  return { app, operations }
}
