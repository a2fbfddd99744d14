import { isNode, type Node, nodesIn, type Statement, statementsOf, wordsOf } from './statements.ts'

/**
 * Statement types allowed in the product's migrations; all else (extensions, schemas, roles,
 * publications, …) is the platform's.
 */
const STATEMENTS = new Set([
  'AlterFunctionStmt',
  'AlterPolicyStmt',
  'AlterTableStmt',
  'CommentStmt',
  'CompositeTypeStmt',
  'CreateDomainStmt',
  'CreateEnumStmt',
  'CreateFunctionStmt',
  'CreatePolicyStmt',
  'CreateSeqStmt',
  'CreateStmt',
  'CreateTableAsStmt',
  'CreateTrigStmt',
  'DeleteStmt',
  'DoStmt',
  'DropStmt',
  'GrantStmt',
  'IndexStmt',
  'InsertStmt',
  'LockStmt',
  'NotifyStmt',
  'RenameStmt',
  'SelectStmt',
  'UpdateStmt',
  'ViewStmt',
])
const DROPPED_ELSEWHERE =
  /OBJECT_(?:EXTENSION|SCHEMA|ROLE|PUBLICATION|EVENT_TRIGGER|FDW|FOREIGN_SERVER)/

/** Names outside `public` that a migration may use, besides the accounts (`accountUses`). */
const NAMES = [
  /^(?:public|pg_catalog)\./,
  /^storage\.(?:objects|buckets|foldername)$/,
  /^auth\.(?:uid|jwt)$/,
]

/**
 * Violations of a migration: anything outside schema `public`, buckets, policies and folders of
 * storage; of `auth`, more than `users(id)`, `uid()`, `jwt()` and triggers on users; functions that
 * do not pin their search path. Bodies of functions are read too, SQL that they build is not.
 */
export function outOfBounds(migration: string): string[] {
  return statementsOf(migration).flatMap((statement) => [
    ...platformWork(statement),
    ...unplaced(statement),
    ...foreignTargets(statement),
    ...openSearchPath(statement),
    ...strangeNames(statement),
  ])
}

function platformWork({ type, node }: Statement): string[] {
  const isAllowed = STATEMENTS.has(type) && !DROPPED_ELSEWHERE.test(String(node.removeType))
  return isAllowed ? [] : [`does what belongs to the platform: ${type}`]
}

/** Objects created or changed by a name without a schema. */
function unplaced({ type, node }: Statement): string[] {
  if (!/^(?:Create|Alter|View|Index|Composite)/.test(type) || type === 'CreateTableAsStmt')
    return []
  const { relation, view, table, sequence, typevar } = node
  const target = [relation, view, table, sequence, typevar].find(isRelation)
  const words = wordsOf([node.funcname ?? node.typeName ?? node.domainname ?? []])
  if (target)
    return target.schemaname === undefined ? [`places ${target.relname} in no schema`] : []
  return words.length === 1 ? [`creates ${words} outside schema public`] : []
}

/** Tables and functions changed, dropped or granted that are not the product's. */
function foreignTargets({ type, node }: Statement): string[] {
  const { relation, objects, removeType } = node
  const isTable = ['AlterTableStmt', 'CreateStmt', 'IndexStmt'].includes(type)
  const tables = isTable && isRelation(relation) ? [[relation.schemaname]] : []
  const isDropped = type === 'DropStmt' && !/POLICY|TRIGGER/.test(String(removeType))
  const dropped = isDropped && Array.isArray(objects) ? objects.map((each) => wordsOf([each])) : []
  const granted =
    type === 'GrantStmt' ? [...nodesIn(objects)].map(([, n]) => wordsOf(n.objname)) : []
  return [...tables, ...dropped, ...granted.filter((words) => words.length > 0)]
    .filter(([schema]) => schema !== undefined && schema !== 'public')
    .map((words) => `changes what is not the product’s: ${words.join('.')}`)
}

function openSearchPath({ type, node }: Statement): string[] {
  // Names in an SQL body are bound when the function is created.
  if (type !== 'CreateFunctionStmt' || 'sql_body' in node) return []
  const settings = [...nodesIn(node.options)].filter(([, { name }]) => name === 'search_path')
  const isPinned = settings.some(([, { args }]) =>
    JSON.stringify(args).includes('"sval":{"sval":""}'),
  )
  return isPinned ? [] : [`leaves the search path of ${wordsOf(node.funcname).join('.')} open`]
}

function strangeNames(statement: Statement): string[] {
  const allowed = accountUses(statement)
  const names = [...nodesIn(statement.node)].flatMap(([field, node]) => {
    if (isRelation(node))
      return allowed.has(node) ? [] : [qualified([node.schemaname, node.relname])]
    if (field === 'FuncCall') return [qualified(wordsOf(node.funcname))]
    if (field === 'TypeName' || field === 'typeName') return [qualified(wordsOf(node.names))]
    return []
  })
  return names
    .filter((name) => name.includes('.') && !NAMES.some((known) => known.test(name)))
    .map((name) => `uses ${name}`)
}

/**
 * Allowed mentions of Supabase's table of accounts (architecture.md): its key, triggers, the role
 * guard.
 */
function accountUses({ type, node }: Statement): Set<unknown> {
  const uses = new Set<unknown>()
  if (type === 'CreateTrigStmt') uses.add(node.relation)
  for (const [, part] of nodesIn([node])) {
    const { pktable, pk_attrs, fromClause, targetList, relation } = part
    if (pktable && wordsOf(pk_attrs).join() === 'id') uses.add(pktable)
    if (Array.isArray(fromClause) && fromClause.length === 1 && namesRead(targetList) === 'id') {
      for (const [, from] of nodesIn(fromClause)) uses.add(from)
    }
    if (relation && namesSet(targetList) === 'raw_app_meta_data') uses.add(relation)
  }
  return uses
}

/** Columns in a list of results; an expression is not one. */
const namesRead = (targetList: unknown) =>
  targetsIn(targetList)
    .map(({ val }) => (isNode(val) ? wordsOf(val.ColumnRef).at(-1) : undefined))
    .join()

/** Columns that an update sets. */
const namesSet = (targetList: unknown) =>
  targetsIn(targetList)
    .map(({ name }) => name)
    .join()

const targetsIn = (targetList: unknown): Node[] =>
  Array.isArray(targetList) ? targetList.map(({ ResTarget = {} }) => ResTarget) : []

const qualified = (words: readonly unknown[]) => words.filter(Boolean).slice(-2).join('.')

const isRelation = (value: unknown): value is Node & { schemaname?: string; relname: string } =>
  isNode(value) && 'relname' in value
