/** View column that is an unchanged column of another relation. */
export type TargetEntry = { column: number; relation: number; relationColumn: number }

const FIELDS = /:resno (\d+) .*?:resorigtbl (\d+) :resorigcol (\d+) /s

/**
 * Outermost target list of a view's rule, as PostgreSQL prints its parse tree
 * (`pg_rewrite.ev_action`). Computed columns have no origin and are left out.
 */
export function parseTargetList(rule: string): TargetEntry[] {
  const list = outermostTargetList(rule)
  return splitNodes(list).flatMap((node) => {
    const [, column = '0', relation = '0', relationColumn = '0'] =
      FIELDS.exec(ownFields(node)) ?? []
    if (relation === '0') return []
    return [
      {
        column: Number(column),
        relation: Number(relation),
        relationColumn: Number(relationColumn),
      },
    ]
  })
}

/** Text between the parentheses of the `:targetList` that belongs to the query itself, not to a part of it. */
function outermostTargetList(rule: string): string {
  const start = indexAtDepth(rule, ':targetList ', 1)
  if (start === -1) return ''
  const open = rule.indexOf('(', start)
  return rule.slice(open + 1, closing(rule, open))
}

/** Index of `token` inside exactly `depth` braces. */
function indexAtDepth(text: string, token: string, depth: number): number {
  let open = 0
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index]
    if (letter === '\\') index += 1
    else if (letter === '{') open += 1
    else if (letter === '}') open -= 1
    else if (letter === ':' && open === depth && text.startsWith(token, index)) return index
  }
  return -1
}

/** Index of the parenthesis or brace that closes the one at `open`. */
function closing(text: string, open: number): number {
  let depth = 0
  for (let index = open; index < text.length; index += 1) {
    const letter = text[index]
    if (letter === '\\') index += 1
    else if (letter === '(' || letter === '{') depth += 1
    else if (letter === ')' || letter === '}') {
      depth -= 1
      if (depth === 0) return index
    }
  }
  return text.length
}

/** Nodes (`{…}`) of a list. */
function splitNodes(list: string): string[] {
  const nodes: string[] = []
  for (let open = list.indexOf('{'); open !== -1; ) {
    const end = closing(list, open)
    nodes.push(list.slice(open + 1, end))
    open = list.indexOf('{', end)
  }
  return nodes
}

/** Node without its nested nodes. */
function ownFields(node: string): string {
  let text = ''
  for (let index = 0; index < node.length; index += 1) {
    if (node[index] === '{' || node[index] === '(') index = closing(node, index)
    else if (node[index] === '\\') index += 1
    else text += node[index]
  }
  return `${text} `
}
