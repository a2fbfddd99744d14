import { AppError } from '@podium/domain'
import type { Tx } from '../../../platform/db/database.ts'
import { isDomain } from '../../../platform/http/is-domain.ts'

/**
 * Saves the domains of a provider, which has no others then. Throws `validation_failed` (400) for what is no domain, and
 * `sso_domain_already_exists` (400) for another provider's.
 */
export async function saveDomains(tx: Tx, providerId: string, given: readonly string[]) {
  const domains = [...new Set(given.map((domain) => domain.trim().toLowerCase()))]
  const odd = domains.find((domain) => !isDomain(domain))
  if (odd !== undefined) {
    throw new AppError('validation_failed', { text: `'${odd.slice(0, 253)}' is not a domain` })
  }
  await tx.query('delete from auth.sso_domains where sso_provider_id = $1 and domain <> all ($2)', [
    providerId,
    domains,
  ])
  await tx.query(
    `insert into auth.sso_domains (domain, sso_provider_id) select unnest($2::text[]), $1
     on conflict do nothing`,
    [providerId, domains],
  )
  const [taken] = await tx.query<{ domain: string; owner: string }>(
    `select domain, sso_provider_id::text as owner from auth.sso_domains
      where domain = any ($2) and sso_provider_id <> $1`,
    [providerId, domains],
  )
  if (taken === undefined) return
  const text = `SSO Domain '${taken.domain}' is already assigned to an SSO identity provider (${taken.owner})`
  throw new AppError('sso_domain_already_exists', { text })
}
