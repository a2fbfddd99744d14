import { z } from 'zod'
import type { Tx } from '../../../platform/db/database.ts'
import { isoTime } from '../users/iso-time.ts'

const Attribute = z.object({
  /** Name of the attribute at the provider, or several of which the first that is there counts. */
  name: z.string().max(500).exactOptional(),
  names: z.array(z.string().max(500)).max(20).exactOptional(),
  default: z.json().optional(),
  array: z.boolean().exactOptional(),
})

/** Which attributes of an assertion become which claims. */
export const AttributeMapping = z.object({
  keys: z.record(z.string().min(1).max(100), Attribute).exactOptional(),
})
export type AttributeMapping = z.output<typeof AttributeMapping>

/** Identity provider of a company, with what the operator set for it. */
export type SsoProvider = {
  id: string
  resource_id: string | null
  disabled: boolean
  entity_id: string
  metadata_xml: string
  metadata_url: string | null
  metadata_read_at: string
  attribute_mapping: AttributeMapping
  name_id_format: string | null
  /** In lower case. */
  domains: string[]
  created_at: string
  updated_at: string
}

const SELECT = `select sso_providers.id::text, resource_id, disabled, entity_id, metadata_xml, metadata_url,
    metadata_read_at::text, attribute_mapping, name_id_format, created_at::text, updated_at::text,
    (select coalesce(json_agg(domain order by domain), '[]') from auth.sso_domains
      where sso_domains.sso_provider_id = sso_providers.id) as domains
  from auth.sso_providers join auth.saml_providers on sso_provider_id = sso_providers.id`

/** All providers, the oldest first. */
export const listSsoProviders = (tx: Tx) =>
  tx.query<SsoProvider>(`${SELECT} order by created_at, sso_providers.id`)

/** Provider of an id (a UUID). */
export async function findSsoProvider(tx: Tx, id: string): Promise<SsoProvider | undefined> {
  const [provider] = await tx.query<SsoProvider>(`${SELECT} where sso_providers.id = $1`, [id])
  return provider
}

/** Provider that a domain belongs to. */
export async function findSsoProviderOf(tx: Tx, domain: string): Promise<SsoProvider | undefined> {
  const [provider] = await tx.query<SsoProvider>(
    `${SELECT} where sso_providers.id = (select sso_provider_id from auth.sso_domains where domain = $1)`,
    [domain.toLowerCase()],
  )
  return provider
}

/** Provider as the admin API shows it; a list leaves the metadata out. */
export const presentSsoProvider = (provider: SsoProvider, { isInList = false } = {}) => ({
  id: provider.id,
  ...(provider.resource_id === null ? {} : { resource_id: provider.resource_id }),
  disabled: provider.disabled,
  saml: {
    entity_id: provider.entity_id,
    ...(isInList ? {} : { metadata_xml: provider.metadata_xml }),
    ...(provider.metadata_url === null ? {} : { metadata_url: provider.metadata_url }),
    attribute_mapping: provider.attribute_mapping,
    ...(provider.name_id_format === null ? {} : { name_id_format: provider.name_id_format }),
  },
  domains: provider.domains.map((domain) => ({ domain })),
  created_at: isoTime(provider.created_at),
  updated_at: isoTime(provider.updated_at),
})
