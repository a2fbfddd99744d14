import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { createTestDatabase, type Database, openDatabase } from '@podium/testing'
import { eventually } from '@podium/testing/eventually'
import { describe, expect, test } from 'vitest'

const UNAVAILABLE = { code: 'unavailable', status: 503 }

// Only root can mount a small disk.
describe.runIf(process.getuid?.() === 0)('the embedded engine on a full disk', () => {
  test('answers 503 and loses no acknowledged row; with room again it recovers by itself', async () => {
    using disk = smallDisk()
    await using template = await createTestDatabase('pglite')
    const dataDir = join(disk.path, 'data')
    cpSync('dataDir' in template.place ? template.place.dataDir : '', dataDir, { recursive: true })
    const db = await openDatabase({ dataDir, statementLimitMs: 5000 })
    await db.query('create table filled (id int primary key, text text)')
    const filler = disk.leave(4 * 2 ** 20)

    const { acknowledged, refusal } = await fill(db)
    const { refusal: next } = await fill(db)
    rmSync(filler)
    await eventually(() => db.query(`insert into filled values (0, 'after')`))
    const ids = (await db.query<{ id: number }>('select id from filled')).map(({ id }) => id)
    await db.close()
    const start = () =>
      openDatabase({ dataDir }).then(
        () => 'open',
        (error: Error) => error.message,
      )
    rmSync(filler, { force: true })
    disk.leave(2 ** 20)
    const writer = spawn(process.execPath, [
      join(import.meta.dirname, 'keep-writing.child.ts'),
      dataDir,
    ])
    const [code] = await once(writer, 'exit')
    const afterCrash = await start()
    disk.leave(0)
    const withoutRoom = await start()

    expect(code).toBe(1)
    // The engine itself says “Aborted()” there.
    expect(afterCrash).toBe('No space left on device')
    expect(withoutRoom).toMatch(/disk is full|No space left on device/)
    expect(refusal).toMatchObject(UNAVAILABLE)
    // While the engine is closed nothing listens on its socket, which is not what operators are told.
    expect(inspect([refusal, next])).toContain('No space left on device')
    expect(inspect([refusal, next])).not.toContain('ENOENT')
    expect(ids).toEqual(expect.arrayContaining([0, ...acknowledged]))
  })

  test('a first start without room for the database says what the engine met', async () => {
    using disk = smallDisk()
    disk.leave(8 * 2 ** 20)

    const refusal: unknown = await openDatabase({ dataDir: join(disk.path, 'data') }).catch(
      (error: unknown) => error,
    )

    expect(inspect(refusal)).toContain('No space left on device')
    expect(inspect(refusal)).not.toContain('[object Object]')
  })
})

/** Inserts rows until one is refused. */
async function fill(db: Database): Promise<{ acknowledged: number[]; refusal: unknown }> {
  const acknowledged: number[] = []
  for (let id = 1; ; id += 1) {
    try {
      await db.query(
        `insert into filled select $1::int, string_agg(md5(random()::text), '') from generate_series(1, 1000)`,
        [id],
      )
      acknowledged.push(id)
    } catch (refusal) {
      return { acknowledged, refusal }
    }
  }
}

/** Disk of 120 MB in memory, unmounted when disposed of. */
function smallDisk(): Disposable & { path: string; leave(bytes: number): string } {
  const path = mkdtempSync(join(tmpdir(), 'podium-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=120m', 'tmpfs', path])
  return {
    path,
    /** Fills it but for `bytes`; returns the file to remove for room. */
    leave(bytes) {
      const filler = join(path, 'filler')
      const { bavail, bsize } = statfsSync(path)
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - bytes)), { flag: 'a' })
      return filler
    },
    [Symbol.dispose]() {
      execFileSync('umount', ['--lazy', path])
      rmSync(path, { recursive: true })
    },
  }
}
