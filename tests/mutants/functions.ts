import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { damagedFiles } from './damaged-files.ts'

/** Function of a source that is damaged, with its body. */
export type SourceFunction = ESTree.Span & { file: string; body: ESTree.Span; isBlock: boolean }

/** Functions of all sources that are damaged, in one order. */
export const functionsOf = (root: string): SourceFunction[] =>
  damagedFiles(root).flatMap((file) =>
    functionsOfFile(file, readFileSync(join(root, file), 'utf8')),
  )

function functionsOfFile(file: string, source: string): SourceFunction[] {
  const functions: SourceFunction[] = []
  const add = ({ start, end, body }: ESTree.Function | ESTree.ArrowFunctionExpression) => {
    if (body === null) return
    const isBlock = body.type === 'BlockStatement'
    functions.push({ file, start, end, body: { start: body.start, end: body.end }, isBlock })
  }
  new Visitor({
    FunctionDeclaration: add,
    FunctionExpression: add,
    ArrowFunctionExpression: add,
  }).visit(parseSync(file, source).program)
  return functions
}
