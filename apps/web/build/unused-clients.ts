import { join } from 'node:path'
import type { Plugin } from 'vite'

const CLIENTS = ['@supabase/functions-js', '@supabase/realtime-js', '@supabase/storage-js']
const REPLACED = new Set([...CLIENTS, 'iceberg-js'])
const REPLACEMENT = join(import.meta.dirname, '../src/data/unused-clients.ts')

/**
 * Plugin that gives the official client, where it imports the clients of its services, those of
 * `data/unused-clients.ts`. Whoever needs a service imports its client by name and gets the real one.
 */
export const unusedClients = (): Plugin => ({
  name: 'podium:unused-clients',
  enforce: 'pre',
  resolveId: (source, importer) =>
    REPLACED.has(source) && /\/@supabase\/(supabase|storage)-js\//.test(importer ?? '')
      ? REPLACEMENT
      : null,
})
