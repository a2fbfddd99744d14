/** Bounds of the service; a test may set smaller ones. */
export const REALTIME_LIMITS = {
  /** Sockets in all, of one address and of one person. */
  sockets: 5000,
  socketsOfAddress: 200,
  socketsOfPerson: 20,
  /** Channels of a socket, and kinds of changes that one channel asks for. */
  channels: 20,
  subscriptions: 10,
  /** Kinds of changes that one person hears, or the visitors of one address, of all their sockets together. */
  subscriptionsOfPerson: 100,
  /** Longest message of a client in bytes, how many it may send in ten seconds, and how many bytes of them. */
  messageBytes: 32 * 1024,
  messages: 100,
  messageBytesOfSocket: 256 * 1024,
  /** Messages of one socket that wait for those before them. */
  waitingMessages: 60,
  /** Bytes of messages that wait, of all sockets together. */
  allWaitingBytes: 64 * 2 ** 20,
  /** Longest record that is sent whole, in bytes; of a longer one only short values are. */
  recordBytes: 64 * 1024,
  /** Bytes that wait for one reader, and for all of them. */
  unsentBytes: 512 * 1024,
  allUnsentBytes: 64 * 2 ** 20,
  /** Changes that wait to be read. */
  waitingChanges: 1000,
  /** Time without a sign of life, and without a channel, after which a socket is closed, in milliseconds. */
  silentMs: 60_000,
  withoutChannelMs: 120_000,
  /** Pause between two questions whether a socket lives, in milliseconds. */
  pingEveryMs: 25_000,
  /** Time for the farewell of all sockets when the server stops, in milliseconds. */
  farewellMs: 2000,
}

export type RealtimeLimits = typeof REALTIME_LIMITS
