import type { Context } from 'hono'
import type { AuthSettings } from '../auth-settings.ts'
import { nodeSaml } from './node-saml.ts'
import { addressesOf, NAME_ID_FORMATS } from './service-provider.ts'

/** GET /sso/saml/metadata: what identity providers have to know of this service; `download=true` as a file. */
export const ownMetadata =
  ({ publicUrl }: Pick<AuthSettings, 'publicUrl'>) =>
  (c: Context) => {
    const { metadata, acs } = addressesOf(publicUrl)
    const xml = nodeSaml().generateServiceProviderMetadata({
      issuer: metadata,
      callbackUrl: acs,
      identifierFormat: NAME_ID_FORMATS.persistent,
      wantAssertionsSigned: true,
    })
    if (c.req.query('download') === 'true') {
      c.header('content-disposition', 'attachment; filename="metadata.xml"')
    }
    c.header('cache-control', 'public, max-age=600')
    return c.body(xml, 200, { 'content-type': 'application/xml' })
  }
