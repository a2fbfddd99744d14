/*
 * Stand-ins for packages that the official client imports for services that Podium does not have, or not from the
 * first view on (21 kB compressed). The build puts them in their place (build/unused-clients.ts).
 */

/** Address of a service, headers of each request, and what sends it. */
type Connection = [url: string, headers: Record<string, string>, fetch: typeof fetch]

/** For `@supabase/storage-js`: what its client needs once it is there (data/storage.ts). */
export class StorageClient {
  readonly connection: Connection

  constructor(...connection: Connection) {
    this.connection = connection
  }
}

/** For `@supabase/storage-js`, whose errors the official client hands on. */
export class StorageApiError extends Error {}

/** For `@supabase/functions-js`, and its errors, which the official client hands on. */
export class FunctionsError extends Error {}
export class FunctionsFetchError extends FunctionsError {}
export class FunctionsHttpError extends FunctionsError {}
export class FunctionsRelayError extends FunctionsError {}
export const FunctionRegion = {}

/** For `@supabase/functions-js`. */
export class FunctionsClient {
  constructor() {
    throw new Error('Podium has no functions')
  }
}

/** For `@supabase/realtime-js`, whose own client comes with an open room (data/live-changes.ts). */
export class RealtimeClient {
  /** The client passes on each access token. */
  async setAuth() {}

  channel(): never {
    throw new Error('Live changes come through data/live-changes.ts')
  }

  getChannels() {
    return []
  }

  async removeChannel() {
    return 'ok'
  }

  async removeAllChannels() {
    return []
  }
}

/** For `iceberg-js`, by which the storage client reaches analytics buckets. */
export class IcebergRestCatalog {
  constructor() {
    throw new Error('Podium has no analytics buckets')
  }
}
