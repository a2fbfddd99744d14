import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runProgram } from './run-program.ts'

test('who lacks PostgreSQL’s programs reads what to install; another failure stays what it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'podium-programs-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  vi.stubEnv('PATH', folder)
  onTestFinished(() => void vi.unstubAllEnvs())

  await expect(runProgram('pg_dump', [])).rejects.toThrow('pg_dump is missing')
  await writeFile(join(folder, 'pg_dump'), '#!/bin/sh\n')
  await chmod(join(folder, 'pg_dump'), 0o600)
  await expect(runProgram('pg_dump', [])).rejects.toThrow('EACCES')
})

test.each([
  'postgres://podium:s3cret@db.example/podium?sslmode=require',
  'postgres://podium@db.example/podium?password=s3cret&sslmode=require',
])(
  'no password is among the arguments, which others of the machine read: %s',
  async (databaseUrl) => {
    const folder = await mkdtemp(join(tmpdir(), 'podium-programs-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
    onTestFinished(() => void vi.unstubAllEnvs())
    await writeFile(join(folder, 'pg_dump'), '#!/bin/sh\necho "$@"; echo "$PGPASSWORD"\n')
    await chmod(join(folder, 'pg_dump'), 0o700)

    const printed = await runProgram('pg_dump', ['--version'], { databaseUrl })

    expect(printed).toBe(
      '--dbname=postgres://podium@db.example/podium?sslmode=require --version\ns3cret\n',
    )
  },
)
