import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { postgresUser } from '../postgres-programs.ts'

export type RunningProgram = AsyncDisposable & {
  /** Port it listens on, of 127.0.0.1. */
  port: number
  /** Text printed so far. */
  printed(): string
}

type ProgramOptions = {
  name: string
  port: number
  /** Configuration files by name, written to a folder of the program's own. */
  files: Readonly<Record<string, string>>
  /** Arguments, given that folder. */
  args: (folder: string) => string[]
}

const LOOK_EVERY_MS = 50

/**
 * Starts a program of the system in the foreground, as the user of PostgreSQL where this one is
 * root, and resolves once it listens. Throws when it is missing or ends.
 */
export async function startProgram(options: ProgramOptions): Promise<RunningProgram> {
  const { name, port, files, args } = options
  const user = postgresUser()
  const folder = await mkdtemp(join(tmpdir(), `podium-${name}-`))
  await chmod(folder, 0o755)
  if (user) await chown(folder, user.uid, user.gid)
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text)
  const child = spawn(findProgram(name), args(folder), { ...user, cwd: folder })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => output.push(String(chunk)))
  }
  const ended = once(child, 'exit')
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`${name} ended:\n${output.join('')}`)
    await sleep(LOOK_EVERY_MS)
  }
  return {
    port,
    printed: () => output.join(''),
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Path of a program; Debian keeps servers in a folder that is on root's PATH only. */
function findProgram(name: string): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  const path = folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
  if (path === undefined) throw new Error(`${name} is missing (Debian: "apt-get install ${name}")`)
  return path
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
      .on('connect', () => {
        socket.destroy()
        resolve(true)
      })
      .on('error', () => resolve(false))
  })
}
