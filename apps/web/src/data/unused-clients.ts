/*
 * Stubs of two packages that the official client imports for services that Podium does not have (15 kB
 * compressed). The build puts them in their place (vite.config.ts).
 */

/** For `@supabase/realtime-js`. */
export class RealtimeClient {
  /** The client passes on each access token. */
  async setAuth() {}

  channel(): never {
    throw new Error('Podium has no realtime service')
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
