import type { Column } from '@podium/rest-compiler'
import type { AttributeRow, Catalog, RelationRow, TypeRow } from './catalog.ts'

/** Indexes of the catalog's rows. */
export type Facts = {
  type(oid: number): TypeRow | undefined
  /** Base type with domains resolved. */
  baseType(oid: number): TypeRow | undefined
  relation(oid: number): RelationRow | undefined
  attribute(relation: number, number: number): AttributeRow | undefined
  columnsOf(relation: number): Map<string, Column>
}

export function indexCatalog(catalog: Catalog): Facts {
  const types = new Map(catalog.types.map((row) => [row.oid, row]))
  const relations = new Map(catalog.relations.map((row) => [row.oid, row]))
  const attributes = Map.groupBy(catalog.attributes, ({ relation }) => relation)
  const baseType = (oid: number): TypeRow | undefined => {
    const type = types.get(oid)
    return type && type.base !== 0 ? baseType(type.base) : type
  }
  return {
    type: (oid) => types.get(oid),
    baseType,
    relation: (oid) => relations.get(oid),
    attribute: (relation, number) =>
      attributes.get(relation)?.find((attribute) => attribute.number === number),
    columnsOf: (relation) =>
      new Map(
        (attributes.get(relation) ?? []).map((attribute) => [
          attribute.name,
          {
            name: attribute.name,
            type: attribute.sql,
            baseType: baseType(attribute.type)?.sql ?? attribute.sql,
            default: attribute.default,
          },
        ]),
      ),
  }
}
