import type { StorageClient } from '@supabase/storage-js'
import { getClient } from './client.ts'

type Connection = ConstructorParameters<typeof StorageClient>

/** Client of the storage service, downloaded with the first file. It asks in the session of {@link getClient}. */
export async function getStorage(): Promise<StorageClient> {
  const [{ StorageClient }, { storage }] = await Promise.all([
    import('@supabase/storage-js'),
    getClient(),
  ])
  if (isConnection(storage)) return new StorageClient(...storage.connection)
  return storage // where nothing is built, the official client has it
}

/** Whether it is what the build puts in the client's place. */
const isConnection = (storage: object): storage is { connection: Connection } =>
  'connection' in storage
