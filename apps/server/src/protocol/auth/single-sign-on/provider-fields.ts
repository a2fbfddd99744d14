import { AppError } from '@podium/domain'
import { z } from 'zod'
import { fetchMetadata } from './fetch-metadata.ts'
import { NAME_ID_FORMATS } from './service-provider.ts'
import { AttributeMapping } from './sso-provider.ts'

/** Fields of a provider in requests of admins; what is absent stays as it is. */
export const ProviderFields = z.object({
  type: z.string().default(''),
  metadata_xml: z.string().default(''),
  metadata_url: z.string().max(2000).default(''),
  domains: z.array(z.string().max(253)).max(100).optional(),
  attribute_mapping: AttributeMapping.optional(),
  name_id_format: z.string().optional(),
  disabled: z.boolean().optional(),
  resource_id: z.string().max(255).optional(),
})
export type ProviderFields = z.output<typeof ProviderFields>

/** Check of a new provider's fields. Throws `validation_failed` (400). */
export function checkNewProvider({ type, metadata_url: url, metadata_xml: xml }: ProviderFields) {
  if (type !== 'saml') throw invalid("Only 'saml' supported for SSO provider type")
  if (url === '' && xml === '') throw invalid('Either metadata_xml or metadata_url must be set')
}

/** Metadata of a request, or of the address that it names; undefined without both. Throws `validation_failed` (400). */
export async function metadataOf(
  { metadata_url: url, metadata_xml: xml, name_id_format: format = '' }: ProviderFields,
  publicUrl: string,
): Promise<string | undefined> {
  const formats = Object.values(NAME_ID_FORMATS)
  if (format !== '' && !formats.includes(format)) {
    throw invalid(`name_id_format must be unspecified or one of ${formats.join(', ')}`)
  }
  if (url !== '' && xml !== '') {
    throw invalid('Only one of metadata_xml or metadata_url needs to be set')
  }
  if (url !== '') return fetchMetadata(url, publicUrl)
  return xml === '' ? undefined : xml
}

const invalid = (text: string) => new AppError('validation_failed', { text })
