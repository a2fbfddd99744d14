import type { Claims } from '../../platform/db/as-identity.ts'
import type { Subscription } from './subscription.ts'

/** Readers with the same rights, and what they want to hear. */
export type Audience = { claims: Claims; subscriptions: Subscription[] }

/** Subscriptions of one audience, of whole channels: each filter is a comparison for each row. */
const MOST_SUBSCRIPTIONS = 200

/** Subscriptions by the rights they are read with. */
export function audiencesOf(subscriptions: readonly Subscription[]): Audience[] {
  const byRights = new Map<string, Audience[]>()
  for (const [{ identity }, own] of Map.groupBy(subscriptions, ({ channel }) => channel)) {
    const rights = rightsOf(identity.claims)
    const audiences = byRights.get(rights) ?? []
    byRights.set(rights, audiences)
    const last = audiences.at(-1)
    if (last && last.subscriptions.length + own.length <= MOST_SUBSCRIPTIONS) {
      last.subscriptions.push(...own)
    } else audiences.push({ claims: identity.claims, subscriptions: own })
  }
  return [...byRights.values()].flat()
}

const texts = new WeakMap<Claims, string>()

/** Text of claims; those of a channel stay the same. */
function rightsOf(claims: Claims): string {
  const text = texts.get(claims) ?? JSON.stringify(claims)
  texts.set(claims, text)
  return text
}
