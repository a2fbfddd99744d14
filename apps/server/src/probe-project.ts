import type { Settings } from './settings.ts'

const TIMEOUT_MS = 2000

/** Probe of hosted mode's Supabase project; rejects while it does not answer. */
export async function probeProject({ supabaseUrl, supabaseAnonKey }: Settings): Promise<void> {
  const { ok, status } = await fetch(`${supabaseUrl}/auth/v1/health`, {
    headers: { apikey: supabaseAnonKey ?? '' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!ok) throw new Error(`The Supabase project answers ${status}`)
}
