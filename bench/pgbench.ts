import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Figures, figuresOf } from './percentiles.ts'

const run = promisify(execFile)

/** Statement as PostgreSQL saw it from our service, with the text of its parameters. */
export type SeenStatement = { text: string; parameters: (string | null)[] }

/** Script of one transaction, with the values of its variables. */
export type PgbenchScript = { script: string; variables: [name: string, value: string][] }

type PgbenchRun = PgbenchScript & {
  pgbench: string
  databaseUrl: string
  connections: number
  measureMs: number
}

/** Runs a transaction with pgbench: prepared statements, all values as parameters. */
export async function runPgbench(options: PgbenchRun): Promise<Figures> {
  const { pgbench, databaseUrl, script, variables, connections, measureMs } = options
  const folder = await mkdtemp(join(tmpdir(), 'podium-pgbench-'))
  try {
    const file = join(folder, 'transaction.sql')
    await writeFile(file, script)
    const defines = variables.flatMap(([name, value]) => ['-D', `${name}=${value}`])
    await run(
      pgbench,
      [
        ...['-n', '-M', 'prepared', '-f', file, '-c', String(connections), '-j', '2'],
        ...['-T', String(Math.round(measureMs / 1_000)), '-l', '--log-prefix', join(folder, 'log')],
        ...defines,
        databaseUrl,
      ],
      { cwd: folder },
    )
    return figuresOf(await readLatencies(folder), measureMs)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * Script with `$1` as `:s0p1`, because pgbench numbers its own variables. The transaction is one network flush where
 * it is pipelined, else one round trip per statement.
 */
export function scriptOf(statements: SeenStatement[], isPipelined: boolean): PgbenchScript {
  const variables: [name: string, value: string][] = []
  const lines = statements.map(({ text, parameters }, at) => {
    for (const [index, value] of parameters.entries()) {
      if (value === null) throw new Error('pgbench cannot send a null parameter')
      variables.push([`s${at}p${index + 1}`, value])
    }
    return `${lineOf(text, (number) => `s${at}p${number}`)};`
  })
  const script = isPipelined
    ? ['\\startpipeline', ...lines, '\\endpipeline']
    : ['begin;', ...lines, 'commit;']
  return { script: `${script.join('\n')}\n`, variables }
}

/** Statement on one line, its parameters as variables. */
export const lineOf = (text: string, variableOf: (number: number) => string) =>
  text
    .replaceAll(/\$(\d+)/g, (_, number) => `:${variableOf(Number(number))}`)
    .replaceAll(/\s*\n\s*/g, ' ')

/**
 * Latencies in milliseconds; pgbench writes a line per transaction, whose third word is its latency
 * in microseconds.
 */
async function readLatencies(folder: string): Promise<number[]> {
  const logs = (await readdir(folder)).filter((name) => name.startsWith('log'))
  const texts = await Promise.all(logs.map((name) => readFile(join(folder, name), 'utf8')))
  return texts
    .flatMap((text) => text.trimEnd().split('\n'))
    .map((line) => Number(line.split(' ')[2]) / 1_000)
}
