import { LRUCache } from 'lru-cache'

/** Table or function with its schema: ours are always named so, unlike what a `with` defines. */
const TARGET =
  /[()]|\b(?:from|into|update|join|lateral)\s+("?\w+"?\."?\w+"?)|\bselect\s+("?\w+"?\."?\w+"?)(?=\()/gi
const VERB = /^\s*(\w+)/

const names = new LRUCache<string, string>({ max: 1000 })

/**
 * Name of a statement for traces, as `select public.pro_posts`: its verb and the table or function that
 * the fewest parentheses surround. Values are parameters, so none is in it.
 */
export function statementName(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const verb = VERB.exec(text)?.[1]?.toLowerCase() ?? 'statement'
  const target = outermostTarget(text)
  const name = target === undefined ? verb : `${verb} ${target}`
  names.set(text, name)
  return name
}

function outermostTarget(text: string): string | undefined {
  let depth = 0
  let best: { depth: number; target: string } | undefined
  for (const [found, table, called] of text.matchAll(TARGET)) {
    const target = table ?? called
    if (found === '(') depth += 1
    else if (found === ')') depth -= 1
    else if (target !== undefined && depth < (best?.depth ?? Number.POSITIVE_INFINITY)) {
      best = { depth, target: target.replaceAll('"', '') }
    }
  }
  return best?.target
}
