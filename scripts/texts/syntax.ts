import type { Expression, JSXAttribute, JSXElementChild, Node } from '@swc/core'

/** The kinds of syntax that these checks tell apart; all others pass as one of them unlooked at. */
export type Syntax = Expression | JSXElementChild | JSXAttribute

/** The node and all below it, each before its children. */
export function* nodesIn(node: Node | object): Generator<Syntax> {
  if ('type' in node && typeof node.type === 'string') yield node as Syntax // only `type` tells
  for (const child of Object.values(node)) {
    if (typeof child === 'object' && child !== null) yield* nodesIn(child)
  }
}
