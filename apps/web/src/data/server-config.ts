/** What the server says of itself. */
export type ServerConfig = {
  /** Checked where the client is made. */
  supabaseUrl: unknown
  supabaseAnonKey: unknown
  /** False where this server takes no messages and subscriptions. */
  inbox?: boolean
  /** The address that the operator wants to be written to at. */
  contactEmail?: string
}

let config: Promise<ServerConfig> | undefined

/** Downloaded once, whoever asks; after a failure the next call tries again. */
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
