import { RestError } from '../rest-error.ts'
import {
  type Identifier,
  type KeyRelationship,
  qualified,
  type Relationship,
  type Schema,
} from '../schema/schema.ts'
import { similarName } from '../schema/similar-name.ts'

type Wanted = { target: string; hint: string | null }

/**
 * Relationship of `target!hint`. Throws PGRST200 (none) or PGRST201 (several). A target may also be
 * the name of a foreign key constraint or of its single column; a self reference is followed
 * upwards by that column and downwards by the table's name.
 */
export function findRelationship(schema: Schema, origin: Identifier, wanted: Wanted): Relationship {
  const all = (schema.relationships.get(qualified(origin)) ?? []).filter(
    ({ to }) => to.schema === origin.schema,
  )
  const found = all.filter((relationship) => isMeant(relationship, wanted))
  const [only, ...others] = found
  if (only && others.length === 0) return only
  throw only ? ambiguous(origin, wanted, found) : notFound(schema, origin, wanted, all)
}

function isMeant(relationship: Relationship, { target, hint }: Wanted): boolean {
  if (relationship.kind === 'computed') return relationship.routine.name === target
  const isNamed = relationship.to.name === target
  if (relationship.isSelf) {
    if (relationship.kind === 'many-to-many') return false
    if (hint !== null) {
      return (
        isNamed && relationship.kind === 'one-to-many' && hasSingleColumn(relationship, 'to', hint)
      )
    }
    return (
      (isNamed && relationship.kind === 'one-to-many') ||
      (relationship.kind === 'many-to-one' && hasSingleColumn(relationship, 'from', target))
    )
  }
  if (hint !== null) return isNamed && isHinted(relationship, hint)
  if (isNamed) return true
  if (relationship.kind === 'many-to-many' || relationship.toIsView) return false
  return relationship.constraint === target || hasSingleColumn(relationship, 'from', target)
}

function isHinted(
  relationship: Exclude<Relationship, { kind: 'computed' }>,
  hint: string,
): boolean {
  if (relationship.kind === 'many-to-many') return relationship.junction.name === hint
  return (
    relationship.constraint === hint ||
    hasSingleColumn(relationship, 'from', hint) ||
    hasSingleColumn(relationship, 'to', hint)
  )
}

const hasSingleColumn = ({ columns }: KeyRelationship, end: 'from' | 'to', name: string): boolean =>
  columns.length === 1 && columns[0]?.[end] === name

function notFound(
  schema: Schema,
  origin: Identifier,
  { target, hint }: Wanted,
  all: readonly Relationship[],
): RestError {
  const using = hint === null ? '' : ` using the hint '${hint}'`
  const meant = schema.relationships.has(qualified(origin))
    ? similarName(
        target,
        all.map(({ to }) => to.name).filter((name) => name !== target),
      )
    : null
  return new RestError({
    code: 'PGRST200',
    status: 400,
    message: `Could not find a relationship between '${origin.name}' and '${target}' in the schema cache`,
    details: `Searched for a foreign key relationship between '${origin.name}' and '${target}'${using} in the schema '${origin.schema}', but no matches were found.`,
    hint: meant === null ? null : `Perhaps you meant '${meant}' instead of '${target}'.`,
  })
}

function ambiguous(
  origin: Identifier,
  { target }: Wanted,
  found: readonly Relationship[],
): RestError {
  const choices = found
    .map((relationship) => `'${relationship.to.name}!${hintFor(relationship)}'`)
    .join(', ')
  return new RestError({
    code: 'PGRST201',
    status: 300,
    message: `Could not embed because more than one relationship was found for '${origin.name}' and '${target}'`,
    details: found.map(describe),
    hint: `Try changing '${target}' to one of the following: ${choices}. Find the desired relationship in the 'details' key.`,
  })
}

function hintFor(relationship: Relationship): string {
  switch (relationship.kind) {
    case 'computed':
      return relationship.routine.name
    case 'many-to-many':
      return relationship.junction.name
    default:
      return relationship.constraint
  }
}

function describe(relationship: Relationship) {
  const embedding = `${relationship.from.name} with ${relationship.to.name}`
  const list = (names: readonly string[]) => `(${names.join(', ')})`
  switch (relationship.kind) {
    case 'computed':
      return { cardinality: 'computed', embedding, relationship: relationship.routine.name }
    case 'many-to-many': {
      const [first, second] = relationship.constraints
      const fromColumns = list(relationship.fromColumns.map(({ to }) => to))
      const toColumns = list(relationship.toColumns.map(({ to }) => to))
      return {
        cardinality: relationship.kind,
        embedding,
        relationship: `${relationship.junction.name} using ${first}${fromColumns} and ${second}${toColumns}`,
      }
    }
    default: {
      const fromColumns = list(relationship.columns.map(({ from }) => from))
      const toColumns = list(relationship.columns.map(({ to }) => to))
      return {
        cardinality: relationship.kind,
        embedding,
        relationship: `${relationship.constraint} using ${relationship.from.name}${fromColumns} and ${relationship.to.name}${toColumns}`,
      }
    }
  }
}
