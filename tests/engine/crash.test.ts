import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTestDatabase, openDatabase, type TestDatabase } from '@podium/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomFrom } from './random-from.ts'

/** Number of rounds; `npm run test:long` sets more and a random seed, which a failure names. */
const ROUNDS = Number(process.env.PODIUM_CRASH_ROUNDS ?? 1)
const SEED = Number(process.env.PODIUM_SEED ?? 2026)
const LONGEST_LIFE_MS = 400
const LONGEST_FIRST_START_MS = 4000
const MOST_FIRST_STARTS = 20

let world: TestDatabase
let dataDir: string

beforeAll(async () => {
  world = await createTestDatabase('pglite')
  dataDir = folderOf(world)
})
afterAll(() => world[Symbol.asyncDispose]())

test(
  `a process killed while it writes loses no acknowledged row and leaves the folder openable (seed ${SEED})`,
  async () => {
    const random = randomFrom(SEED)
    const acknowledged: number[] = []

    for (let round = 0; round < ROUNDS; round += 1) {
      const from = (acknowledged.at(-1) ?? 0) + 1000
      acknowledged.push(...(await writeUntilKilled(from, random() * LONGEST_LIFE_MS)))

      const found = await readWritten()

      expect(found.ids).toEqual(expect.arrayContaining(acknowledged))
      expect(found.byIndex).toBe(found.ids.length)
    }

    expect(acknowledged.length).toBeGreaterThan(0)
  },
  300_000 + ROUNDS * 20_000,
)

test('a process killed while it makes the database leaves a folder that the next one fills', async () => {
  await using bare = await createTestDatabase('pglite', { bare: true })
  const random = randomFrom(SEED)
  const folder = folderOf(bare)

  for (let round = 0; round < Math.min(ROUNDS, MOST_FIRST_STARTS); round += 1) {
    const writer = startWriter(folder, round * 1_000_000)
    const ended = once(writer, 'exit')
    await sleep(random() * LONGEST_FIRST_START_MS) // random time of the kill
    writer.kill('SIGKILL')
    // A process that ended by itself would have failed to open the folder.
    expect(await ended).toEqual([null, 'SIGKILL'])
  }
  const db = await openDatabase({ dataDir: folder })
  const answer = await db.query('select 1 as one')
  await db.close()

  expect(answer).toEqual([{ one: 1 }])
})

test('a second process is refused a folder in use, with a sentence that names the first', async () => {
  const first = startWriter(dataDir, 1_000_000)
  await once(first.stdout ?? first, 'data')

  const second = startWriter(dataDir, 2_000_000)
  const said = await textOf(second.stderr)
  const [code] = second.exitCode === null ? await once(second, 'exit') : [second.exitCode]
  first.kill('SIGKILL')
  await once(first, 'exit')

  expect(said).toBe(
    `The data folder ${dataDir} is already in use by another Podium (${said.match(/\(([^)]*)\)/)?.[1]}). ` +
      'Stop that one, or choose another folder with DATA_DIR.',
  )
  expect(said).toContain(`process ${first.pid}, started 2`)
  expect(code).toBe(1)
})

const folderOf = ({ place }: TestDatabase) => ('dataDir' in place ? place.dataDir : '')

const startWriter = (folder: string, firstId: number): ChildProcess =>
  spawn(
    process.execPath,
    [join(import.meta.dirname, 'keep-writing.child.ts'), folder, String(firstId)],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )

/** Numbers acknowledged by a writer that is killed `lifeMs` after its first. */
async function writeUntilKilled(firstId: number, lifeMs: number): Promise<number[]> {
  const writer = startWriter(dataDir, firstId)
  const printed = textOf(writer.stdout)
  await once(writer.stdout ?? writer, 'data')
  await sleep(lifeMs) // random time of the kill
  writer.kill('SIGKILL')
  const lines = (await printed).split('\n')
  return lines.slice(0, -1).map(Number) // an incomplete line was not acknowledged
}

async function textOf(stream: AsyncIterable<Buffer> | null): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream ?? []) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** Rows found by a scan of the table, and their number by the index. */
async function readWritten() {
  const db = await openDatabase({ dataDir })
  try {
    const rows = await db.query<{ id: number }>('select id from written')
    const counted = await db.transaction(async (tx) => {
      await tx.query('set local enable_seqscan = off')
      return tx.query<{ count: number }>('select count(*)::int from written where id > 0')
    })
    return { ids: rows.map(({ id }) => id), byIndex: counted[0]?.count }
  } finally {
    await db.close()
  }
}
