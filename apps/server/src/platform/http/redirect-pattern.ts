import { isIP } from 'node:net'
import { type Glob, matchesGlob, parseGlob } from './glob.ts'

/**
 * Addresses that a browser may be sent to beside the site's own: scheme, host, port and the rest match
 * each by themselves, so that no wildcard reaches from one into another.
 */
export type RedirectPattern =
  | { scheme: 'http:' | 'https:'; host: Glob; port: Glob; rest: Glob }
  | { scheme: string; whole: Glob }

/** Schemes whose addresses run code or read files of the visitor. */
const REFUSED = ['javascript', 'data', 'vbscript', 'file', 'blob', 'about', 'filesystem']
const MAX_LENGTH = 2_000

/**
 * Pattern of an allow list, as `https://*.example.com/**` or `com.example.app://**`. Undefined for one
 * without a scheme, with a name or fragment, or that would open the site to hosts of others: of a web
 * host the last two labels are literal.
 */
export function parseRedirectPattern(pattern: string): RedirectPattern | undefined {
  const [, scheme = '', host = '', path = '/'] =
    /^([a-z][a-z0-9+.-]*):\/\/([^/]*)(\/.*)?$/iu.exec(pattern) ?? []
  const name = scheme.toLowerCase()
  if (name === '' || REFUSED.includes(name) || /[#@\s]/u.test(pattern)) return undefined
  if (name !== 'http' && name !== 'https') {
    const whole = parseGlob(pattern.slice(scheme.length + '://'.length))
    return whole && { scheme: `${name}:`, whole }
  }
  return webPattern(`${name}:`, { host: host.toLowerCase(), path })
}

function webPattern(
  scheme: 'http:' | 'https:',
  { host, path }: { host: string; path: string },
): RedirectPattern | undefined {
  const [, name = '', port = ''] = /^(.*?)(?::([\d*?]+))?$/u.exec(host) ?? []
  const labels = name.split('.')
  if (isIP(name) !== 0) return undefined
  if (name === '' || !labels.slice(-2).every((label) => /^[a-z0-9_-]+$/u.test(label)))
    return undefined
  const isDefault = port === (scheme === 'https:' ? '443' : '80')
  const parts = {
    host: parseGlob(name),
    port: parseGlob(isDefault ? '' : port),
    rest: parseGlob(path),
  }
  if (!parts.host || !parts.port || !parts.rest) return undefined
  return { scheme, host: parts.host, port: parts.port, rest: parts.rest }
}

/** Whether programs read a character of an address in different ways: controls, the space, `\`. */
const isDoubtful = (character: string) =>
  character <= ' ' || character === '\u007f' || character === '\\'

/** Whether an address is one of a pattern's, its fragment apart; never one with a name or of a bare IP. */
export function matchesRedirect(pattern: RedirectPattern, address: string): boolean {
  if (address.length > MAX_LENGTH || [...address].some(isDoubtful) || !URL.canParse(address))
    return false
  const url = new URL(address)
  if (url.protocol !== pattern.scheme || url.username !== '' || url.password !== '') return false
  if ('whole' in pattern) {
    const start = `${pattern.scheme}//`
    if (address.slice(0, start.length).toLowerCase() !== start) return false
    return matchesGlob(pattern.whole, address.slice(start.length).replace(/#.*$/su, ''))
  }
  if (isIP(url.hostname.replace(/^\[|\]$/gu, '')) !== 0) return false
  return (
    matchesGlob(pattern.host, url.hostname) &&
    matchesGlob(pattern.port, url.port) &&
    matchesGlob(pattern.rest, url.pathname + url.search)
  )
}
