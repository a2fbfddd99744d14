/** Whether a host name is a domain, and no IP address. */
export const isDomain = (host: string): boolean =>
  /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(host) && !/^\d+(\.\d+){3}$/.test(host)
