import { createMiddleware } from 'hono/factory'
import { addToAnswer } from './answer.ts'
import type { HttpEnv } from './http-env.ts'
import type { InlineHashes } from './inline-hashes.ts'

const POLICY = 'content-security-policy'
const NOT_MODIFIED = 304

/** Content security policy of pages; everything not listed is refused. */
const PAGE_POLICY = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

/** Content security policy of answers that are no page: nothing may load. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Addresses with a secret in their query, which a referrer would hand on, and pages of a secret link. */
const HAS_TOKEN = /[?&](token|token_hash|code)=|\/shared-team(?=[?/]|$)/

type Policy = {
  publicUrl: string
  /** Supabase project the browser talks to in hosted mode. */
  supabaseUrl: string | undefined
  /** Hosts of others that pages may load from, by directive. */
  otherSources?: Readonly<Record<string, string>> | undefined
}

/**
 * Middleware that puts the security headers on every answer. A handler that needs another value
 * (the mailbox shows mails, other origins may read the data API) sets its own, and it stays.
 */
export function securityHeaders({ publicUrl, supabaseUrl, otherSources = {} }: Policy) {
  const extra = [projectSources({ publicUrl, supabaseUrl }), otherSources]
  const pagePolicy = policyText(extra)
  const always: Record<string, string> = {
    [POLICY]: DATA_POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }

  return createMiddleware<HttpEnv>(async (c, next) => {
    addToAnswer(c, always)
    if (HAS_TOKEN.test(c.req.url)) addToAnswer(c, { 'referrer-policy': 'no-referrer' })
    await next()
    if (c.get('isComplete')) return
    const { headers, status } = c.res
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
    if (isPage && !headers.has(POLICY)) {
      const inline = c.get('inline')
      headers.set(POLICY, inline ? policyText([...extra, inlineSources(inline)]) : pagePolicy)
    }
    for (const [name, value] of Object.entries(c.get('everyAnswer') ?? {})) {
      // A 304 has no type, and its headers would replace those the browser cached with the page.
      if (status === NOT_MODIFIED && name === POLICY) continue
      if (!headers.has(name)) headers.set(name, value)
    }
  })
}

type Sources = Readonly<Record<string, string>>

/** Sources of the backend; the sockets of the own one are named, because the 'self' of some browsers leaves them out. */
function projectSources({
  publicUrl,
  supabaseUrl,
}: Pick<Policy, 'publicUrl' | 'supabaseUrl'>): Sources {
  const { origin } = new URL(supabaseUrl ?? publicUrl)
  if (supabaseUrl === undefined) return { 'connect-src': origin.replace(/^http/, 'ws') }
  return { 'connect-src': `${origin} ${origin.replace(/^http/, 'ws')}`, 'img-src': origin }
}

const inlineSources = (inline: InlineHashes): Sources => ({
  'script-src': inline['script-src'].join(' '),
  'style-src': inline['style-src'].join(' '),
})

/** Policy of pages with more sources; a directive that it lacks begins with its own origin. */
function policyText(extra: readonly Sources[]): string {
  const policy = new Map<string, string>(Object.entries(PAGE_POLICY))
  for (const [name, sources] of extra.flatMap((given) => Object.entries(given))) {
    if (sources !== '') policy.set(name, `${policy.get(name) ?? "'self'"} ${sources}`)
  }
  return [...policy].map(([name, sources]) => `${name} ${sources}`).join('; ')
}
