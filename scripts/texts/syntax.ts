import type { Expression, JSXAttribute, JSXElementChild, Node } from '@swc/core'

/** Kinds of syntax that these checks distinguish; all others are passed through as one of them. */
export type Syntax = Expression | JSXElementChild | JSXAttribute

/** Node and all its descendants, each before its children. */
export function* nodesIn(node: Node | object): Generator<Syntax> {
  if ('type' in node && typeof node.type === 'string') yield node as Syntax // only `type` identifies a node
  for (const child of Object.values(node)) {
    if (typeof child === 'object' && child !== null) yield* nodesIn(child)
  }
}
