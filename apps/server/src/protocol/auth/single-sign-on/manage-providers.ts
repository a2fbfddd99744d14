import { AppError } from '@podium/domain'
import type { Context } from 'hono'
import type { Tx } from '../../../platform/db/database.ts'
import type { HttpEnv } from '../../../platform/http/http-env.ts'
import { isUuid } from '../../../platform/http/is-uuid.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { readBody } from '../requests/read-body.ts'
import { readMetadata } from './identity-provider.ts'
import { checkNewProvider, metadataOf, ProviderFields } from './provider-fields.ts'
import { saveDomains } from './save-domains.ts'
import { ssoIdentity } from './sso-identity.ts'
import {
  findSsoProvider,
  listSsoProviders,
  presentSsoProvider,
  type SsoProvider,
} from './sso-provider.ts'

/** GET /admin/sso/providers: all of them, without their metadata. */
export const listProviders =
  ({ db }: Pick<AuthDeps, 'db'>) =>
  async (c: Context<HttpEnv>) => {
    const providers = await listSsoProviders(db)
    return c.json({ items: providers.map((each) => presentSsoProvider(each, { isInList: true })) })
  }

/** GET /admin/sso/providers/:id */
export const getSsoProvider =
  ({ db }: Pick<AuthDeps, 'db'>) =>
  async (c: Context<HttpEnv>) =>
    c.json(presentSsoProvider(await requireSsoProvider(db, c)))

/**
 * POST /admin/sso/providers: an identity provider by its metadata. Throws `validation_failed`,
 * `saml_metadata_fetch_failed`, `sso_domain_already_exists` (400) and `saml_idp_already_exists` (422).
 */
export const createSsoProvider =
  ({ db, settings: { publicUrl }, clock }: AuthDeps) =>
  async (c: Context<HttpEnv>) => {
    const fields = await readBody(c, ProviderFields)
    checkNewProvider(fields)
    const xml = (await metadataOf(fields, publicUrl)) ?? ''
    const { entityId } = readMetadata(xml, publicUrl)
    const now = clock()
    const provider = await db.transaction(async (tx) => {
      const [made] = await tx.query<{ id: string }>(
        `insert into auth.sso_providers (resource_id, disabled, created_at, updated_at)
         values ($1, $2, $3, $3) on conflict do nothing returning id::text`,
        [fields.resource_id ?? null, fields.disabled ?? false, now],
      )
      if (made === undefined) throw new AppError('conflict')
      const saml = await tx.query(
        `insert into auth.saml_providers (sso_provider_id, entity_id, metadata_xml, metadata_url,
           metadata_read_at, attribute_mapping, name_id_format)
         values ($1, $2, $3, nullif($4, ''), $5, $6, nullif($7, '')) on conflict do nothing returning entity_id`,
        [
          ...[made.id, entityId, xml, fields.metadata_url, now],
          ...[JSON.stringify(fields.attribute_mapping ?? {}), fields.name_id_format ?? ''],
        ],
      )
      if (saml.length === 0) {
        const text = `SAML Identity Provider with this EntityID (${entityId}) already exists`
        throw new AppError('saml_idp_already_exists', { text })
      }
      await saveDomains(tx, made.id, fields.domains ?? [])
      return findSsoProvider(tx, made.id)
    })
    if (provider === undefined) throw new AppError('unexpected_failure')
    return c.json(presentSsoProvider(provider), 201)
  }

/**
 * PUT /admin/sso/providers/:id: changes the fields that are given; one that is disabled ends the sessions of its
 * people. Throws as `createSsoProvider`, and `saml_entity_id_mismatch` (400) for metadata of another provider.
 */
export const updateSsoProvider = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const { db, settings, clock } = deps
  const fields = await readBody(c, ProviderFields)
  const known = await requireSsoProvider(db, c)
  const xml = await metadataOf(fields, settings.publicUrl)
  if (xml !== undefined) requireSameEntity(known, readMetadata(xml, settings.publicUrl).entityId)
  const now = clock()
  const { provider, ended } = await db.transaction(async (tx) => {
    await tx.query(
      `update auth.sso_providers set updated_at = $2, disabled = coalesce($3, disabled),
              resource_id = coalesce($4, resource_id) where id = $1`,
      [known.id, now, fields.disabled ?? null, fields.resource_id ?? null],
    )
    await tx.query(
      `update auth.saml_providers set attribute_mapping = coalesce($2, attribute_mapping),
              name_id_format = nullif(coalesce($3, name_id_format), ''),
              metadata_xml = coalesce($4, metadata_xml),
              metadata_url = case when $4::text is null then metadata_url else nullif($5, '') end,
              metadata_read_at = case when $4::text is null then metadata_read_at else $6 end
        where sso_provider_id = $1`,
      [
        ...[known.id, fields.attribute_mapping && JSON.stringify(fields.attribute_mapping)],
        ...[fields.name_id_format, xml, fields.metadata_url, now],
      ].map((value) => value ?? null),
    )
    if (fields.domains !== undefined) await saveDomains(tx, known.id, fields.domains)
    const provider = await findSsoProvider(tx, known.id)
    return { provider, ended: fields.disabled ? await endSessionsOf(tx, known.id) : [] }
  })
  deps.refuseSessions(ended)
  if (provider === undefined) throw new AppError('sso_provider_not_found')
  return c.json(presentSsoProvider(provider))
}

/** DELETE /admin/sso/providers/:id: its people's sessions end; their accounts stay. */
export const deleteSsoProvider = (deps: AuthDeps) => async (c: Context<HttpEnv>) => {
  const provider = await requireSsoProvider(deps.db, c)
  const ended = await deps.db.transaction(async (tx) => {
    await tx.query('delete from auth.sso_providers where id = $1', [provider.id])
    return endSessionsOf(tx, provider.id)
  })
  deps.refuseSessions(ended)
  return c.json(presentSsoProvider(provider))
}

/** Provider of a request's path. Throws `sso_provider_not_found` (404). */
async function requireSsoProvider(tx: Tx, c: Context<HttpEnv>): Promise<SsoProvider> {
  const id = c.req.param('id') ?? ''
  const provider = isUuid(id) ? await findSsoProvider(tx, id) : undefined
  if (provider === undefined) throw new AppError('sso_provider_not_found')
  return provider
}

function requireSameEntity({ entity_id: expected }: SsoProvider, found: string) {
  if (found === expected) return
  const text = `SAML Metadata can be updated only if the EntityID matches for the provider; expected '${expected}' but got '${found}'`
  throw new AppError('saml_entity_id_mismatch', { text })
}

/** Ends the sessions of a provider's people. Returns their ids, to be refused once the transaction is committed. */
async function endSessionsOf(tx: Tx, providerId: string): Promise<string[]> {
  const ended = await tx.query<{ id: string }>(
    `delete from auth.sessions where user_id in (
       select user_id from auth.identities where provider = $1) returning id::text`,
    [ssoIdentity(providerId)],
  )
  return ended.map(({ id }) => id)
}
