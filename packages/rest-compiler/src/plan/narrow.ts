import type { Filter, Logic } from '../parse/filter.ts'
import type { OrderTerm } from '../parse/order.ts'
import type { EmbedPath, Query } from '../parse/query.ts'
import { notEmbedded } from '../refusals.ts'
import { RestError } from '../rest-error.ts'
import { resolveField } from './expression.ts'
import { withKeysetBound } from './keyset-bound.ts'
import type { Condition, Embed, OrderBy, ReadNode } from './read-node.ts'

/**
 * Puts filters, order and limits on the nodes they name. A mutation's own filters choose the rows
 * to write, so with `isMutation` only embedded levels are filtered. Throws PGRST108, PGRST118 or
 * 42703.
 */
export function narrow(
  root: ReadNode,
  query: Query,
  { isMutation }: { isMutation: boolean },
): void {
  for (const { path, value } of query.filters) {
    if (isMutation && path.length === 0) continue
    const node = nodeAt(root, path)
    node.where.push(planCondition(node, value))
  }
  for (const { path, value } of query.logic) {
    if (isMutation && path.length === 0) continue
    const node = nodeAt(root, path)
    node.where.push(withKeysetBound(planCondition(node, value)))
  }
  for (const { path, value } of query.order) {
    const node = nodeAt(root, path)
    node.order.push(...value.map((term) => planOrder(node, term)))
  }
  for (const { path, value } of query.limits) {
    if (path.length > 0) nodeAt(root, path).limit = value
  }
  for (const { path, value } of query.offsets) {
    if (path.length > 0) nodeAt(root, path).offset = Math.max(value, 0)
  }
}

function nodeAt(root: ReadNode, path: EmbedPath): ReadNode {
  return path.reduce((node, name) => {
    const embed = findEmbed(node, name)
    if (!embed) throw notEmbedded(name)
    return embed.node
  }, root)
}

/** Embed by its key in the answer, else by its target. */
const findEmbed = ({ embeds }: ReadNode, name: string): Embed | undefined =>
  embeds.find((embed) => embed.name === name) ?? embeds.find((embed) => embed.target === name)

/** Condition of a filter or logic tree over a node's own columns and null tests on its embeds. */
export function planCondition(node: ReadNode, logic: Logic): Condition {
  if (logic.kind === 'group') {
    const { operator, isNegated, members } = logic
    return {
      kind: 'group',
      operator,
      isNegated,
      members: members.map((member) => planCondition(node, member)),
    }
  }
  return (
    embedCondition(node, logic) ?? {
      kind: 'operation',
      expression: resolveField(node.table, logic.field, node),
      isNegated: logic.isNegated,
      operation: logic.operation,
    }
  )
}

/** Condition of `rel=is.null` and `rel=not.is.null`: parents without and with a match. */
function embedCondition(node: ReadNode, filter: Filter): Condition | undefined {
  const { field, operation, isNegated } = filter
  if (field.path.length > 0) return undefined
  const embed = node.embeds.find(({ name }) => name === field.name)
  if (!embed) return undefined
  const isNullTest = operation.kind === 'is' && /^(not_)?null$/.test(operation.value)
  if (!isNullTest) {
    if (node.table.columns.has(field.name)) return undefined
    throw badEmbedOperator(field.name)
  }
  const wantsNone = (operation.value === 'null') !== isNegated
  return { kind: 'exists', embed, isNegated: wantsNone }
}

function planOrder(node: ReadNode, { relation, field, direction, nulls }: OrderTerm): OrderBy {
  if (relation === null) {
    const expression = resolveField(node.table, field, node)
    return { term: { kind: 'own', expression }, direction, nulls }
  }
  const embed = findEmbed(node, relation)
  if (!embed) throw notEmbedded(relation)
  if (embed.mode === 'array' || embed.mode === 'spread-many') {
    throw relatedOrderNotToOne(node.table.name, relation)
  }
  const isOutput = field.path.length === 0 && putsOut(embed, field.name)
  if (isOutput) {
    return { term: { kind: 'output', embed, name: field.name }, direction, nulls }
  }
  const expression = resolveField(embed.node.table, field, embed.node)
  return { term: { kind: 'related', embed, expression }, direction, nulls }
}

const putsOut = ({ node }: Embed, name: string): boolean =>
  node.outputs.some(
    (output) => (output.kind === 'value' || output.kind === 'lifted') && output.name === name,
  )

const badEmbedOperator = (name: string): RestError =>
  new RestError({
    code: 'PGRST120',
    status: 400,
    message: `Bad operator on the '${name}' embedded resource`,
    details: 'Only is null or not is null filters are allowed on embedded resources',
  })

const relatedOrderNotToOne = (origin: string, target: string): RestError =>
  new RestError({
    code: 'PGRST118',
    status: 400,
    message: `A related order on '${target}' is not possible`,
    details: `'${origin}' and '${target}' do not form a many-to-one or one-to-one relationship`,
  })
