import { lookup } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { AppError } from '@podium/domain'
import { isLoopbackHost } from '../../../platform/http/is-loopback-host.ts'
import { isPublicAddress } from '../../../platform/http/is-public-address.ts'

const TIMEOUT_MS = 8000
const MAX_BYTES = 512 * 1024

/**
 * Metadata of an address, which is a provider's word: it is read with TLS and from a public address, up to a size
 * and a time, and leads nowhere else. While `publicUrl` is of this machine, so may the address be. Throws
 * `validation_failed` and `saml_metadata_fetch_failed` (400).
 */
export async function fetchMetadata(address: string, publicUrl: string): Promise<string> {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url === undefined) throw invalid('metadata_url is not a valid URL')
  const hosts = [url.hostname, new URL(publicUrl).hostname]
  const isLocal = hosts.every(isLoopbackHost)
  if (url.protocol !== 'https:' && !(isLocal && url.protocol === 'http:')) {
    throw invalid('metadata_url is not a HTTPS URL')
  }
  try {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const { address: ip, family } = isIP(host)
      ? { address: host, family: isIP(host) }
      : await lookup(host)
    if (!isLocal && !isPublicAddress(ip)) throw new Error('the address is not public')
    return await read(url, { ip, family })
  } catch (cause) {
    const text = `SAML Metadata cannot be fetched from URL '${address.slice(0, 500)}'`
    throw new AppError('saml_metadata_fetch_failed', { text, cause })
  }
}

/** Body of an answer with status 200, from the very IP address that was checked. */
function read(url: URL, { ip, family }: { ip: string; family: number }): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  const request = send(url, {
    headers: { accept: 'application/samlmetadata+xml, application/xml, text/xml' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    agent: false,
    lookup: (_host, { all }, done) =>
      all ? done(null, [{ address: ip, family }]) : done(null, ip, family),
  })
  request.on('error', reject)
  request.on('response', (response) => {
    if (response.statusCode !== 200) {
      request.destroy(new Error(`status ${response.statusCode}`))
      return
    }
    const chunks: Buffer[] = []
    let size = 0
    response.on('error', reject)
    response.on('data', (chunk: Buffer) => {
      size += chunk.byteLength
      chunks.push(chunk)
      if (size > MAX_BYTES) request.destroy(new Error('the answer is too large'))
    })
    response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
  })
  request.end()
  return promise
}

const invalid = (text: string) => new AppError('validation_failed', { text })
