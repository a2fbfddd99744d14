/*
 * The official client brings along, 15 kB compressed, what talks to services that Podium does not have.
 * The build puts these in their place (vite.config.ts).
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
