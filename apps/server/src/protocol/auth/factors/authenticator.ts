import { Secret, TOTP } from 'otpauth'

/** Time step of codes in seconds; with 6 digits and SHA-1 what every authenticator takes (RFC 6238). */
const STEP_S = 30

/** Secret of a new authenticator, base32: 160 bits (RFC 4226 §4). */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** Address that an authenticator reads from a QR code. */
export const authenticatorUri = (account: { secret: string; issuer: string; label: string }) =>
  totpOf(account).toString()

/** Time step of a code, the present one or one beside it; undefined for a wrong code. */
export function stepOf(code: string, { secret, now }: { secret: string; now: Date }) {
  const timestamp = now.getTime()
  const delta = totpOf({ secret }).validate({ token: code, timestamp, window: 1 })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / STEP_S) + delta
}

function totpOf({ secret, issuer, label }: { secret: string; issuer?: string; label?: string }) {
  return new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_S,
    ...(issuer !== undefined && { issuer }),
    ...(label !== undefined && { label }),
  })
}
