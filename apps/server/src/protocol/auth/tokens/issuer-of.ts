import type { AuthSettings } from '../auth-settings.ts'

/** Issuer of our tokens (`iss`, RFC 7519 §4.1.1). */
export const issuerOf = ({ publicUrl }: Pick<AuthSettings, 'publicUrl'>) => `${publicUrl}/auth/v1`
