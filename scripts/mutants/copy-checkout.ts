import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Copy of the checkout in a temporary folder; deleted when disposed of. */
export type Checkout = Disposable & { root: string }

/**
 * Copies the sources, uncommitted ones included, and links the built web app and the installed packages. The workspaces'
 * own links are made anew, so that `@podium/…` means the copy.
 */
export function copyCheckout(from: string): Checkout {
  const root = mkdtempSync(join(tmpdir(), 'podium-mutants-'))
  for (const file of sourcesOf(from)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    cpSync(join(from, file), join(root, file))
  }
  symlinkSync(join(from, 'apps/web/dist'), join(root, 'apps/web/dist'))
  const packages = join(from, 'node_modules')
  mkdirSync(join(root, 'node_modules'))
  for (const name of readdirSync(packages)) {
    if (name === '@podium' || /^\.(cache|vite)/.test(name)) continue
    symlinkSync(join(packages, name), join(root, 'node_modules', name))
  }
  cpSync(join(packages, '@podium'), join(root, 'node_modules/@podium'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  // Packages of which a workspace needs another version than the others.
  for (const own of globSync('{apps,packages}/*/node_modules', { cwd: from })) {
    symlinkSync(join(from, own), join(root, own))
  }
  const remove = () => rmSync(root, { recursive: true, force: true })
  process.once('exit', remove) // also when the run is interrupted
  return { root, [Symbol.dispose]: remove }
}

function sourcesOf(root: string): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  return stdout.split('\0').filter((file) => file !== '' && existsSync(join(root, file)))
}
