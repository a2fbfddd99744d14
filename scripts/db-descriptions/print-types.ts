import type { Column, Relation, Relationship, Schema } from './describe-schema.ts'

const TYPES: Record<string, string> = {
  bool: 'boolean',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'Json',
  jsonb: 'Json',
  numeric: 'number',
  void: 'undefined',
}

/** `Database` type of the schema, as supabase-js takes it. */
export function printTypes({ relations, functions }: Schema): string {
  const tables = relations.filter(({ isView }) => !isView).map(printRelation)
  const views = relations.filter(({ isView }) => isView).map(printRelation)
  const callable = functions.map(({ name, args, returns, returnsSet, columns }) => {
    const parameters = args
      .map((arg) => `${arg.name}${arg.hasDefault ? '?' : ''}: ${arrayOf(arg.isArray, arg.type)}`)
      .join('; ')
    const row = columns.map((column) => {
      const type = tsType(column.type)
      return `          ${column.name}: ${column.nullable ? `${type} | null` : type}`
    })
    const answer =
      row.length === 0 ? arrayOf(returnsSet, returns) : `{\n${row.join('\n')}\n        }[]`
    const lines = [`Args: ${parameters ? `{ ${parameters} }` : 'never'}`, `Returns: ${answer}`]
    return row.length === 0
      ? `      ${name}: { ${lines.join('; ')} }`
      : `      ${name}: {\n        ${lines.join('\n        ')}\n      }`
  })
  return `// Generated from supabase/migrations by \`npm run db:types\`. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
${tables.join('\n')}
    }
    Views: {
${views.join('\n')}
    }
    Functions: {
${callable.join('\n')}
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}
`
}

function printRelation({ name, columns, relationships, isView }: Relation): string {
  const row = columns.map((column) => `${column.name}: ${columnType(column)}`)
  const insert = columns.map((column) => {
    const optional = column.nullable || column.hasDefault || isView
    return `${column.name}${optional ? '?' : ''}: ${columnType(column)}`
  })
  const update = columns.map((column) => `${column.name}?: ${columnType(column)}`)
  return `      ${name}: {
${block('Row', row)}
${block('Insert', insert)}
${block('Update', update)}
        Relationships: [${relationships.map(printRelationship).join(',')}]
      }`
}

const block = (name: string, lines: string[]) =>
  `        ${name}: {\n${lines.map((line) => `          ${line}`).join('\n')}\n        }`

function printRelationship(relationship: Relationship): string {
  const { foreignKeyName, columns, isOneToOne, referencedRelation, referencedColumns } =
    relationship
  return `
          {
            foreignKeyName: '${foreignKeyName}'
            columns: ${tuple(columns)}
            isOneToOne: ${isOneToOne}
            referencedRelation: '${referencedRelation}'
            referencedColumns: ${tuple(referencedColumns)}
          }`
}

const tuple = (names: string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`

function columnType({ type, isArray, nullable, options }: Column): string {
  const single = options?.map((option) => `'${option}'`).join(' | ') ?? tsType(type)
  const whole = isArray ? `(${single})[]` : single
  return nullable ? `${whole} | null` : whole
}

const arrayOf = (isArray: boolean, type: string) => `${tsType(type)}${isArray ? '[]' : ''}`

/**
 * TypeScript type of a column in JSON: everything that is not a number, a boolean or JSON is text.
 */
const tsType = (type: string) => TYPES[type] ?? 'string'
