import type { AuthDeps } from '../auth-deps.ts'

const TEN_YEARS_S = 10 * 365 * 24 * 60 * 60

/** API key of the project: a token with a role and without a person. */
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
