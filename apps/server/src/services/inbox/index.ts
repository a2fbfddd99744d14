import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { HttpEnv } from '../../http/http-env.ts'
import { limitBody } from '../../http/limit-body.ts'
import { type Operation, routeOf } from '../../http/operation.ts'
import { renderApiError } from '../../http/render-api-error.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import type { InboxDeps } from './inbox-deps.ts'
import { createInboxLimits } from './inbox-limits.ts'
import { sendContactMessage } from './send-contact-message.ts'
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
  const served = [
    { ...sendContactMessage(deps), bucket: 'contact' },
    { ...subscribe(deps), bucket: 'newsletter' },
    { ...confirmSubscription(deps), bucket: 'newsletter-link' },
    { ...unsubscribe(deps), bucket: 'newsletter-link' },
  ] as const
  const app = new Hono<HttpEnv>().onError(renderApiError(logger)).use(limitBody(MAX_FORM_BYTES))
  for (const { operation, bucket, handler } of served) {
    app.on(operation.method.toUpperCase(), routeOf(operation), limits.visitor(bucket), handler)
  }
  // Mail programs without one-click open the address in a browser.
  app.get('/newsletter/unsubscribe', (c) =>
    c.redirect(`/newsletter/unsubscribe${new URL(c.req.url).search}`),
  )
  return { app, operations: served.map(({ operation }) => operation) }
}
