import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Addition } from './additions.ts'

const ROOT = join(import.meta.dirname, '../..')
const COPIED = ['tsconfig.json', 'apps/web/src', 'apps/web/tsconfig.json', 'packages', 'supabase']

/** Copy of the project with additions. */
export type Copy = AsyncDisposable & { path: (...names: string[]) => string }

/** Copies what the web app is made of, adds to it, and links the installed packages. */
export async function copyWith(additions: readonly Addition[]): Promise<Copy> {
  const root = await mkdtemp(join(tmpdir(), 'podium-copy-'))
  const path = (...names: string[]) => join(root, ...names)
  for (const name of COPIED) await cp(join(ROOT, name), path(name), { recursive: true })
  await linkPackages(path('node_modules'))
  for (const addition of additions) await add(path(addition.path), addition)
  return {
    path,
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  }
}

/** Links every installed package, and the project's own to those of the copy. */
async function linkPackages(to: string) {
  const installed = join(ROOT, 'node_modules')
  await mkdir(join(to, '@podium'), { recursive: true })
  for (const name of await readdir(installed)) {
    if (name !== '@podium') await symlink(join(installed, name), join(to, name))
  }
  for (const name of await readdir(join(ROOT, 'packages'))) {
    await symlink(join('../../packages', name), join(to, '@podium', name))
  }
}

async function add(file: string, { below, text }: Addition) {
  if (below === undefined) return writeFile(file, `${text}\n`)
  const lines = (await readFile(file, 'utf8')).split('\n')
  const places = lines.flatMap((line, index) => (line.includes(below) ? [index] : []))
  const [place] = places
  if (place === undefined || places.length > 1) {
    throw new Error(`${places.length} lines of ${file} contain ${below}; one was expected`)
  }
  await writeFile(file, lines.toSpliced(place + 1, 0, text).join('\n'))
}
