import type { AuthDeps } from '../auth-deps.ts'

const TEN_YEARS_S = 10 * 365 * 24 * 60 * 60

/** A key of the project: a token that names a role and nobody. */
export function issueApiKey(
  { keys, settings, clock }: Pick<AuthDeps, 'keys' | 'settings' | 'clock'>,
  role: 'anon' | 'service_role',
): Promise<string> {
  const issuedAtS = Math.floor(clock().getTime() / 1000)
  return keys.sign({
    iss: `${settings.publicUrl}/auth/v1`,
    role,
    iat: issuedAtS,
    exp: issuedAtS + TEN_YEARS_S,
  })
}
