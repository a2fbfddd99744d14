/** External provider: `id` as the auth service names it, `name` as people read it. */
export type Provider = { id: string; name: string }

/** Settings that the server publishes for the browser (`/config.json`). */
export type ServerConfig = {
  /** Unchecked: createPodiumClient does. */
  supabaseUrl: unknown
  supabaseAnonKey: unknown
  /** False in hosted mode: this server has no API of the product’s own. */
  ownApi?: boolean
  /** Whether the server shows its mail on a page of its own. */
  mailbox?: boolean
  /** Whether the server keeps its mail for admins. */
  keptMails?: boolean
  /** External providers that people may sign in with, in the order of their buttons. */
  providers?: readonly Provider[]
  /** Whether accounts of providers may be linked and unlinked. */
  canLink?: boolean
  /** Whether companies’ identity providers sign their people in. */
  sso?: boolean
  /** Domain whose passkeys sign in; without one none do. */
  passkeyDomain?: string
  /** Domain whose security keys people may add as second factors; without one none. */
  securityKeyDomain?: string
  /** Whether people may add phones as second factors. */
  phoneFactors?: boolean
  /** Digits of a code in a mail and in a text message; a hosted project does not say. */
  codeDigits?: { mail: number; sms: number }
  /** Captcha that the forms of signing in have to show; absent: none. */
  captcha?: { provider: 'hcaptcha' | 'turnstile'; siteKey: string }
  /** Model that reads briefs with their clients’ consent; absent where the provider has none. */
  model?: { host: string; name: string }
  /** Contact address of the operator. */
  contactEmail?: string
}

let config: Promise<ServerConfig> | undefined

/** Settings of the server, downloaded once; after a failure the next call tries again. */
export function serverConfig(): Promise<ServerConfig> {
  config ??= load().catch((error: unknown) => {
    config = undefined
    throw error
  })
  return config
}

async function load(): Promise<ServerConfig> {
  const answer = await fetch('/config.json')
  if (!answer.ok) throw new Error(`The settings cannot be read: ${answer.status}`)
  return answer.json()
}
