/**
 * Whether a host name or address is reachable from this machine only; IPv6 with or without
 * brackets.
 */
export const isLoopbackHost = (host: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\]|[\w-]+\.localhost)$/i.test(host)
