import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { HttpEnv } from '../../http/http-env.ts'
import { limitBody } from '../../http/limit-body.ts'
import { renderApiError } from '../../http/render-api-error.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import type { InboxDeps } from './inbox-deps.ts'
import { createInboxLimits } from './inbox-limits.ts'
import { sendContactMessage } from './send-contact-message.ts'
import { subscribe } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'

/** The largest form is far smaller, also when every character takes six. */
const MAX_FORM_BYTES = 64 * 1024

/** What visitors send the provider: the contact form and the newsletter box (decisions rows 6 and 7). */
export function createInbox({
  logger,
  ...given
}: Omit<InboxDeps, 'limits'> & { logger: Logger }): Hono<HttpEnv> {
  const limits = createInboxLimits(given.db, { isOn: given.settings.authRateLimits === true })
  const deps = { ...given, limits }
  return (
    new Hono<HttpEnv>()
      .onError(renderApiError(logger))
      .use(limitBody(MAX_FORM_BYTES))
      .post('/contact', limits.visitor('contact'), sendContactMessage(deps))
      .post('/newsletter', limits.visitor('newsletter'), subscribe(deps))
      .post('/newsletter/confirm', limits.visitor('newsletter-link'), confirmSubscription(deps))
      .post('/newsletter/unsubscribe', limits.visitor('newsletter-link'), unsubscribe(deps))
      // Mail programs without one-click open the address in a browser.
      .get('/newsletter/unsubscribe', (c) =>
        c.redirect(`/newsletter/unsubscribe${new URL(c.req.url).search}`),
      )
  )
}
