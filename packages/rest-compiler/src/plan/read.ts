import { LIMITS } from '../limits.ts'
import type { SelectEmbed, SelectField, SelectItem } from '../parse/select.ts'
import { limitExceeded, undefinedType } from '../refusals.ts'
import { RestError } from '../rest-error.ts'
import {
  type Identifier,
  isToOne,
  qualified,
  type Relationship,
  type Schema,
  type Table,
} from '../schema/schema.ts'
import { resolveField } from './expression.ts'
import { findRelationship } from './find-relationship.ts'
import type { Embed, Export, Output, ReadNode } from './read-node.ts'

type Settings = { aggregates: boolean }

/** Number of embeds above a node, and of lists among them. */
type Levels = { depth: number; lists: number }

/** Resolver of a select list against the schema. Throws PGRST123, 127, 200, 201, 42703 or 42704. */
export class ReadPlanner {
  private readonly schema: Schema
  private readonly settings: Settings
  private count = 0
  private lists = 0

  constructor(schema: Schema, settings: Settings) {
    this.schema = schema
    this.settings = settings
  }

  root(table: Table, items: readonly SelectItem[], isFromSource: boolean): ReadNode {
    const node = this.emptyNode(table, { label: table.name, isFromSource })
    this.fill(node, items.length === 0 ? [{ kind: 'all' }] : items, {
      depth: 0,
      lists: 0,
      isSpread: false,
    })
    return node
  }

  private emptyNode(
    table: Table,
    { label, isFromSource }: { label: string; isFromSource: boolean },
  ): ReadNode {
    const alias = `t${this.count++}`
    return {
      alias,
      label,
      table,
      isFromSource,
      outputs: [],
      embeds: [],
      where: [],
      order: [],
      limit: null,
      offset: null,
    }
  }

  /** Adds outputs and embeds; returns the exports of a spread to its parent. */
  private fill(
    node: ReadNode,
    items: readonly SelectItem[],
    { isSpread, ...above }: Levels & { isSpread: boolean },
  ): Export[] {
    const exports: Export[] = []
    // An unknown relationship is reported before an unknown column.
    const embeds = new Map(
      items.flatMap((item) =>
        item.kind === 'embed' ? [[item, this.embed(node, item, above)] as const] : [],
      ),
    )
    const expandsAll = isSpread || items.some((item) => item.kind === 'field' && item.aggregate)
    for (const item of items) {
      if (item.kind === 'all' && !expandsAll) node.outputs.push(item)
      else if (item.kind === 'all') {
        for (const name of node.table.columns.keys()) {
          const output = this.value(node, { ...PLAIN_FIELD, field: { name, path: [] } })
          node.outputs.push(output)
          exports.push(plainExport(name))
        }
      } else if (item.kind === 'field') {
        const output = this.value(node, item)
        if (isSpread) exports.push(lift(node, output))
        else node.outputs.push(output)
      } else {
        const embed = embeds.get(item)
        if (!embed) continue
        node.embeds.push(embed)
        exports.push(...addEmbedOutputs(node, embed, { isSpread }))
      }
    }
    return exports
  }

  private value(node: ReadNode, item: SelectField): ValueOutput {
    const { field, aggregate, alias } = item
    if (field.name === 'count' && field.path.length === 0 && !isKnown(node.table, 'count')) {
      return { kind: 'count', name: alias ?? 'count' }
    }
    if (aggregate && !this.settings.aggregates) throw aggregatesOff()
    const isRowCount = field.name === '*'
    return {
      kind: 'value',
      expression: isRowCount ? 'row' : resolveField(node.table, field, node),
      cast: this.castType(item.cast),
      aggregate,
      aggregateCast: this.castType(item.aggregateCast),
      name: alias ?? aggregate ?? outputName(item),
    }
  }

  private castType(name: string | null): string | null {
    if (name === null) return null
    const type = this.schema.types.get(name.toLowerCase())
    if (type === undefined) throw undefinedType(name)
    return type
  }

  private embed(parent: ReadNode, item: SelectEmbed, above: Levels): Embed {
    const relationship = findRelationship(this.schema, parent.table, item)
    const depth = above.depth + 1
    const lists = above.lists + (isToOne(relationship) ? 0 : 1)
    if (lists > LIMITS.listDepth) throw limitExceeded('lists within lists', LIMITS.listDepth)
    if (!isToOne(relationship)) this.lists += 1
    if (this.lists > LIMITS.lists) throw limitExceeded('embedded lists', LIMITS.lists)
    const table = this.schema.tables.get(qualified(relationship.to))
    if (!table) throw unknownTarget(relationship.to)
    const label = `${table.name}_${depth}`
    const node = this.emptyNode(table, { label, isFromSource: false })
    const mode = embedMode(item, relationship)
    const exports = this.fill(node, item.select, { depth, lists, isSpread: item.isSpread })
    if (mode === 'spread-many' && exports.some(({ aggregate }) => aggregate !== null)) {
      throw spreadAggregate()
    }
    return {
      alias: `e${node.alias.slice(1)}`,
      name: item.alias ?? item.target,
      target: item.target,
      mode,
      isInner: item.isInner,
      isHidden: node.outputs.length === 0,
      relationship,
      node,
      exports,
    }
  }
}

type ValueOutput = Extract<Output, { kind: 'value' | 'count' }>

const PLAIN_FIELD = {
  kind: 'field',
  alias: null,
  cast: null,
  aggregate: null,
  aggregateCast: null,
} as const

const plainExport = (name: string, isJson = false): Export => ({
  column: name,
  name,
  isJson,
  aggregate: null,
  aggregateCast: null,
})

/**
 * Field of a spread: an aggregate over it is computed by the parent, grouped by the parent's own
 * columns, so here only the bare value is put out.
 */
function lift(node: ReadNode, output: ValueOutput): Export {
  if (output.kind === 'count' || output.aggregate === null) {
    node.outputs.push(output)
    return plainExport(output.name)
  }
  const { aggregate, aggregateCast, name } = output
  const column = `${node.alias}_${node.outputs.length}`
  node.outputs.push({ ...output, aggregate: null, aggregateCast: null, name: column })
  return { column, name, isJson: false, aggregate, aggregateCast }
}

/** Adds an embed's outputs to its parent, and to the parent's own exports. */
function addEmbedOutputs(
  node: ReadNode,
  embed: Embed,
  { isSpread }: { isSpread: boolean },
): Export[] {
  if (embed.isHidden) return []
  if (embed.mode === 'object' || embed.mode === 'array') {
    node.outputs.push({ kind: 'embed', embed })
    return [plainExport(embed.name, true)]
  }
  return embed.exports.map((given) => {
    if (!isSpread || given.aggregate === null) {
      node.outputs.push({ kind: 'lifted', embed, ...given })
      return plainExport(given.name, given.isJson || embed.mode === 'spread-many')
    }
    const column = `${node.alias}_${node.outputs.length}`
    node.outputs.push({
      kind: 'lifted',
      embed,
      ...given,
      ...plainExport(column),
      column: given.column,
    })
    return { ...given, column }
  })
}

const isKnown = ({ columns, computed }: Table, name: string): boolean =>
  columns.has(name) || computed.has(name)

/** Key in the answer; without alias a JSON path is named after its last key that is no index. */
function outputName({ field }: SelectField): string {
  return field.path.findLast(({ isIndex }) => !isIndex)?.key ?? field.name
}

function embedMode({ isSpread }: SelectEmbed, relationship: Relationship): Embed['mode'] {
  if (isToOne(relationship)) return isSpread ? 'spread-one' : 'object'
  return isSpread ? 'spread-many' : 'array'
}

const aggregatesOff = (): RestError =>
  new RestError({
    code: 'PGRST123',
    status: 400,
    message: 'Use of aggregate functions is not allowed',
  })

const spreadAggregate = (): RestError =>
  new RestError({
    code: 'PGRST127',
    status: 400,
    message: 'Feature not implemented',
    details: 'Aggregates are not implemented for one-to-many or many-to-many spreads.',
  })

const unknownTarget = ({ schema, name }: Identifier): RestError =>
  new RestError({
    code: 'PGRST205',
    status: 404,
    message: `Could not find the table '${schema}.${name}' in the schema cache`,
  })
