/** True for a host name or address that only programs of this machine reach; IPv6 with or without brackets. */
export const isLoopbackHost = (host: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\]|[\w-]+\.localhost)$/i.test(host)
