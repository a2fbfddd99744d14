import type { newsletterSubscriptionFilter } from '@podium/domain'
import type { z } from 'zod'
import { containing } from '../../platform/db/containing.ts'

/**
 * SQL condition of a filter on `newsletter_subscriptions`, confirmed ones only; `values` are its
 * parameters, from $1.
 */
export function newsletterSubscriptionsWhere({
  search,
  language,
}: z.output<typeof newsletterSubscriptionFilter>) {
  const values: unknown[] = []
  const parts = ['confirmed_at is not null']
  if (search !== '') parts.push(`lower(email) like $${values.push(containing(search))}`)
  if (language !== undefined) parts.push(`language = $${values.push(language)}`)
  return { text: parts.join(' and '), values }
}
