import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Figures, figuresOf } from './percentiles.ts'

const run = promisify(execFile)

/** Statement as PostgreSQL saw it from our service, with the text of its parameters. */
export type SeenStatement = { text: string; parameters: (string | null)[] }

type PgbenchRun = {
  pgbench: string
  databaseUrl: string
  statements: SeenStatement[]
  /**
   * Whether a transaction is one network flush, as our service sends it; else one round trip per
   * statement.
   */
  isPipelined: boolean
  connections: number
  measureMs: number
}

/** Runs the same transaction with pgbench: prepared statements, all values as parameters. */
export async function runPgbench(options: PgbenchRun): Promise<Figures> {
  const { pgbench, databaseUrl, statements, isPipelined, connections, measureMs } = options
  const folder = await mkdtemp(join(tmpdir(), 'podium-pgbench-'))
  try {
    const { script, variables } = scriptOf(statements, isPipelined)
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

/** Script with `$1` as `:s0p1`, because pgbench numbers its own variables. */
function scriptOf(statements: SeenStatement[], isPipelined: boolean) {
  const variables: [name: string, value: string][] = []
  const lines = statements.map(({ text, parameters }, at) => {
    for (const [index, value] of parameters.entries()) {
      if (value === null) throw new Error('pgbench cannot send a null parameter')
      variables.push([`s${at}p${index + 1}`, value])
    }
    const named = text.replaceAll(/\$(\d+)/g, (_, number) => `:s${at}p${number}`)
    return `${named.replaceAll(/\s*\n\s*/g, ' ')};`
  })
  const script = isPipelined
    ? ['\\startpipeline', ...lines, '\\endpipeline']
    : ['begin;', ...lines, 'commit;']
  return { script: `${script.join('\n')}\n`, variables }
}

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
