import { createHash } from 'node:crypto'

/** Hash sources (CSP Level 3 §2.3.1) of the script and style elements that a page contains. */
export type InlineHashes = { 'script-src': readonly string[]; 'style-src': readonly string[] }

/** Hashes of the elements without attributes in a page of our own build; undefined where it has none. */
export function inlineHashes(page: string): InlineHashes | undefined {
  const hashes = { 'script-src': [] as string[], 'style-src': [] as string[] }
  for (const [, tag, content = ''] of page.matchAll(/<(script|style)>(.*?)<\/\1>/gs)) {
    const hash = createHash('sha256').update(content).digest('base64')
    hashes[tag === 'script' ? 'script-src' : 'style-src'].push(`'sha256-${hash}'`)
  }
  return hashes['script-src'].length + hashes['style-src'].length > 0 ? hashes : undefined
}
