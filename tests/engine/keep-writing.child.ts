/**
 * Writes row after row into the named data folder, two writers at a time, and prints each number
 * once the database has acknowledged it, until it is killed. Prints the error of a failed start and
 * exits with 1.
 */
import { openDatabase } from '@podium/testing'

const dataDir = process.argv[2] ?? ''
const first = Number(process.argv[3] ?? 1)

try {
  const db = await openDatabase({ dataDir })
  await db.query('create table if not exists written (id int primary key, text text not null)')
  const write = async (id: number): Promise<never> => {
    await db.batch([
      {
        name: 'write',
        text: 'insert into written values ($1, repeat($2, 50))',
        values: [id, 'word '],
      },
    ])
    process.stdout.write(`${id}\n`)
    return write(id + 2)
  }
  await Promise.all([write(first), write(first + 1)])
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
