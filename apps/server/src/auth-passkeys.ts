type Given = {
  publicUrl?: string | undefined
  authWebauthnRpId?: string | undefined
  authWebauthnRpOrigins?: readonly string[] | undefined
}

/** Problems of the settings of passkeys: an origin that no browser would give them to. */
export function passkeyProblems(given: Given): string[] {
  const { publicUrl, authWebauthnRpId: id, authWebauthnRpOrigins: origins } = given
  const of = id ?? (publicUrl && new URL(publicUrl).hostname)
  if (of === undefined) return []
  const asked = origins ?? (id !== undefined && publicUrl !== undefined ? [publicUrl] : [])
  return asked
    .filter((origin) => !isWithin(new URL(origin).hostname, of))
    .map((origin) => `AUTH_WEBAUTHN_RP_ID must be the host of ${origin} or a domain above it.`)
}

const isWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`)
