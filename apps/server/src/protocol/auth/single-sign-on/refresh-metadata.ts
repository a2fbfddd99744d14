import type { AuthDeps } from '../auth-deps.ts'
import { fetchMetadata } from './fetch-metadata.ts'
import { readMetadata } from './identity-provider.ts'
import type { SsoProvider } from './sso-provider.ts'

/** Time for which metadata is used before its address is asked again. */
const FRESH_MS = 24 * 60 * 60 * 1000

/**
 * Reads a provider's metadata anew where they are old and have an address, so that its new certificates are known
 * before the old ones end. What cannot be read is logged, and tried again after as long.
 */
export async function refreshMetadata(
  {
    db,
    settings: { publicUrl },
    clock,
    logger,
  }: Pick<AuthDeps, 'db' | 'settings' | 'clock' | 'logger'>,
  { id, entity_id: entityId, metadata_url: url, metadata_read_at: readAt }: SsoProvider,
): Promise<void> {
  const now = clock()
  if (url === null || now.getTime() - Date.parse(readAt) < FRESH_MS) return
  // One of all that see the same age.
  const turn = await db.query(
    `update auth.saml_providers set metadata_read_at = $2
      where sso_provider_id = $1 and metadata_url = $3 and metadata_read_at = $4 returning entity_id`,
    [id, now, url, readAt],
  )
  if (turn.length === 0) return
  try {
    const xml = await fetchMetadata(url, publicUrl)
    const found = readMetadata(xml, publicUrl).entityId
    if (found !== entityId) throw new Error(`they are of ${found}`)
    await db.query(
      'update auth.saml_providers set metadata_xml = $2 where sso_provider_id = $1 and metadata_url = $3',
      [id, xml, url],
    )
  } catch (error) {
    logger.warn({ err: error, provider: id }, 'the metadata of an SSO provider cannot be read anew')
  }
}
