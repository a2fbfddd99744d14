import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { damagedFiles } from './damaged-files.ts'
import type { CodeMutant, CodeMutantKind } from './mutant.ts'
import { sqlConditions } from './sql-conditions.ts'

const BOUNDARIES: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }
const EQUALITIES: Record<string, string> = { '===': '!==', '!==': '===' }

/** Functions that refuse by throwing. */
const CHECK = /^(require|check|ensure|limit|admit|refuse|verify|lock|assert)[A-Z]/
/** Words of an answer that refuses. */
const REFUSAL = /refus|error|, 4\d\d\)/i
/** Names of properties whose number is a limit, outside constants. */
const LIMIT_KEY = /^(max[A-Z]|min[A-Z]|points$|duration$|per[A-Z])/
/** Numbers that are no limit, and times that only a clock on the wall would tell apart. */
const NO_LIMIT = /_?ms$|status|index/i
const DURATION = /(_S|Seconds|_DAYS|_HOURS|duration)$/i
/** Methods of schemas that take a limit, and what loosens it. */
const BOUNDS: Record<string, string> = {
  max: '+ 1',
  lte: '+ 1',
  length: '+ 1',
  min: '- 1',
  gte: '- 1',
}
/** Awaited calls whose order the connection keeps by itself, or that only end the process. */
const UNREMARKABLE_AWAIT = /\.(query|batch|stop|close|listen|end)$|^(next|stop|close|unlisten)$/
const ACCESS_BELOW: Record<string, string> = {
  admin: 'moderator',
  moderator: 'person',
  person: 'anybody',
}

/** Change of one piece of source, and how the mutant's name tells it. */
type Edit = { kind: CodeMutantKind; start: number; end: number; text: string; told: string }

/** Every damage of these kinds to the server and to the domain it uses, in one order. */
export function codeMutants(root: string): CodeMutant[] {
  return damagedFiles(root).flatMap((file) =>
    mutantsOf(file, readFileSync(join(root, file), 'utf8')),
  )
}

/** Source of a damaged file. */
export const damaged = (source: string, { start, end, text }: CodeMutant): string =>
  source.slice(0, start) + text + source.slice(end)

/** Mutants of one file, each with a name that stays when lines move: kind, file, damage, and its number among equals. */
function mutantsOf(file: string, source: string): CodeMutant[] {
  const seen = new Map<string, number>()
  return editsOf(file, source).map(({ told, ...edit }) => {
    const base = `${edit.kind} ${file}: ${told}`
    const number = (seen.get(base) ?? 0) + 1
    seen.set(base, number)
    return { ...edit, file, name: number === 1 ? base : `${base} (${number})` }
  })
}

function editsOf(file: string, source: string): Edit[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const edits: Edit[] = []
  const textOf = ({ start, end }: ESTree.Span) => source.slice(start, end)
  const line = (span: ESTree.Span) => textOf(span).replaceAll(/\s+/g, ' ').slice(0, 120)

  /** Turns the operator that stands between two operands. */
  const turn = (kind: CodeMutantKind, node: ESTree.BinaryExpression, to: string) => {
    const { operator, left, right } = node
    const between = { start: left.end, end: right.start }
    const text = textOf(between).replace(operator, to)
    edits.push({ kind, ...between, text, told: `${line(node)}: ${to}` })
  }
  const keep = (node: ESTree.LogicalExpression, side: 'left' | 'right') =>
    edits.push({
      kind: 'operand',
      ...spanOf(node),
      text: `(${textOf(node[side])})`,
      told: `${line(node)}: only its ${side}`,
    })
  const leaveOut = (kind: CodeMutantKind, node: ESTree.Statement) =>
    edits.push({ kind, ...spanOf(node), text: ';', told: `without ${line(node)}` })
  /** Raises the numbers of a constant or a setting, through objects: by one, a duration to twice as much. */
  const raise = (name: string, value: ESTree.Node) => {
    if (value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression') {
      raise(name, value.expression)
    } else if (value.type === 'ObjectExpression') {
      for (const property of value.properties) {
        if (property.type === 'Property') raise(textOf(property.key), property.value)
      }
    } else if (isNumber(value) && !NO_LIMIT.test(name) && !isKnown(value)) {
      const by = DURATION.test(name) ? '* 2' : '+ 1'
      edits.push({
        kind: 'limit',
        ...spanOf(value),
        text: `(${textOf(value)}) ${by}`,
        told: `${name} ${line(value)} ${by}`,
      })
    }
  }
  /** Takes each condition of a statement for true. */
  const loosen = (node: ESTree.Span) => {
    for (const { start, end } of sqlConditions(textOf(node))) {
      const condition = { start: node.start + start, end: node.start + end }
      edits.push({
        kind: 'condition',
        ...condition,
        text: 'true',
        told: `without ${line(condition)}`,
      })
    }
  }
  const isKnown = ({ start }: ESTree.Span) =>
    edits.some((edit) => edit.kind === 'limit' && edit.start === start)

  new Visitor({
    TemplateLiteral: loosen,
    Literal(node) {
      if (typeof node.value === 'string') loosen(node)
    },
    BinaryExpression(node) {
      const boundary = BOUNDARIES[node.operator]
      const equality = EQUALITIES[node.operator]
      if (boundary) turn('boundary', node, boundary)
      if (equality) turn('equality', node, equality)
    },
    LogicalExpression(node) {
      if (node.operator === '??') return
      keep(node, 'left')
      keep(node, 'right')
    },
    IfStatement(node) {
      if (node.alternate === null && refuses(node.consequent, textOf)) leaveOut('guard', node)
    },
    ExpressionStatement(node) {
      const { expression } = node
      const isAwaited = expression.type === 'AwaitExpression'
      const call = isAwaited ? expression.argument : expression
      if (call.type !== 'CallExpression') return
      const callee = textOf(call.callee)
      if (CHECK.test(callee.replace(/^.*\./s, ''))) leaveOut('check', node)
      else if (isAwaited && !UNREMARKABLE_AWAIT.test(callee)) {
        edits.push({
          kind: 'await',
          ...spanOf(expression),
          text: `void ${textOf(call)}`,
          told: `not awaited ${line(call)}`,
        })
      }
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && /^[A-Z][A-Z0-9_]+$/.test(id.name) && init)
        raise(id.name, init)
    },
    CallExpression({ callee, arguments: [bound] }) {
      if (
        callee.type !== 'MemberExpression' ||
        bound === undefined ||
        bound.type === 'SpreadElement'
      )
        return
      const method = textOf(callee.property)
      if (!(method in BOUNDS) || textOf(callee.object) === 'Math' || !isNumber(bound)) return
      const by = BOUNDS[method]
      edits.push({
        kind: 'limit',
        ...spanOf(bound),
        text: `(${textOf(bound)}) ${by}`,
        told: `${line(callee)}(${line(bound)} ${by})`,
      })
    },
    Property({ key, value }) {
      const name = textOf(key)
      if (LIMIT_KEY.test(name)) raise(name, value)
      const below = value.type === 'Literal' ? ACCESS_BELOW[String(value.value)] : undefined
      if (name === 'access' && below) {
        edits.push({
          kind: 'access',
          ...spanOf(value),
          text: `'${below}'`,
          told: `${line(value)} → ${below}`,
        })
      }
    },
  }).visit(program)
  return edits
}

const spanOf = ({ start, end }: ESTree.Span) => ({ start, end })

/** Whether a statement refuses: it ends by throwing, or answers with a refusal. */
function refuses(statement: ESTree.Statement, textOf: (node: ESTree.Span) => string): boolean {
  if (statement.type === 'ThrowStatement') return true
  if (statement.type === 'ReturnStatement') {
    return statement.argument !== null && REFUSAL.test(textOf(statement.argument))
  }
  const last = statement.type === 'BlockStatement' ? statement.body.at(-1) : undefined
  return last !== undefined && refuses(last, textOf)
}

function isNumber(node: ESTree.Node): boolean {
  if (node.type === 'BinaryExpression') {
    return isNumber(node.left) && isNumber(node.right)
  }
  return node.type === 'Literal' && typeof node.value === 'number'
}
