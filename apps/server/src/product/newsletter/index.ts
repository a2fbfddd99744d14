import { limitVisitor } from '../../platform/http/limit-visitor.ts'
import type { Served } from '../../platform/http/operation.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import { exportNewsletterSubscriptions } from './export-newsletter-subscriptions.ts'
import { listNewsletterSubscriptions } from './list-newsletter-subscriptions.ts'
import type { NewsletterDeps } from './newsletter-deps.ts'
import { openUnsubscribePage } from './open-unsubscribe-page.ts'
import { subscribe } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'

export { EXPORT_SECTIONS } from './export-sections.ts'
export { forgetNewsletterSubscription } from './forget-newsletter-subscription.ts'
export { forgetUnconfirmed } from './forget-unconfirmed.ts'

/**
 * Newsletter operations (decisions row 7): double opt-in, unsubscribe link, and the admin area's
 * list and export.
 */
export function newsletterOperations(deps: NewsletterDeps): Served[] {
  const isOn = deps.settings.authRateLimits === true
  const limit = (name: string, points: number) => limitVisitor(deps.db, { name, points, isOn })
  return [
    { ...subscribe(deps), before: limit('newsletter', 10) },
    { ...confirmSubscription(deps), before: limit('newsletter-link', 30) },
    // Mail providers post for all their readers from a few addresses (RFC 8058).
    { ...unsubscribe(deps), before: limit('newsletter-unsubscribe', 1_000) },
    openUnsubscribePage(),
    listNewsletterSubscriptions(deps),
    exportNewsletterSubscriptions(deps),
  ]
}
