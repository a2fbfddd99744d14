/** Build of the web app, skipped where the last build is of the same sources. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { giveUp, projectEnv, ROOT } from './project.mjs'

const WEB = join(ROOT, 'apps', 'web')
/**
 * Hash of the built sources. Hidden, so that it is never served; a build empties the folder, so it
 * always belongs to this build.
 */
const STAMP = join(WEB, 'dist', '.sources')
const SOURCES = ['apps/web', ...ownPackages(), 'package-lock.json']

/** @param {string} node Path of the Node that builds. */
export function ensureWebBuilt(node) {
  const sources = hashOf(SOURCES)
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  process.stdout.write('Building the web app…\n')
  const { status, stdout, stderr } = spawnSync(
    node,
    [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'],
    { cwd: WEB, env: projectEnv(), encoding: 'utf8' },
  )
  if (status !== 0)
    giveUp(`${stdout}${stderr}\nThe web app could not be built; the reason is above.`)
  writeFileSync(STAMP, sources)
}

/** Folders of this repository's packages that the web app uses. */
function ownPackages() {
  const { dependencies } = JSON.parse(readFileSync(join(WEB, 'package.json'), 'utf8'))
  return Object.keys(dependencies)
    .filter((name) => name.startsWith('@podium/'))
    .map((name) => name.replace('@podium', 'packages'))
}

/** @param {string[]} paths */
function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesBelow))
    hash.update(`${path}\n`).update(readFileSync(join(ROOT, path)))
  return hash.digest('hex')
}

/**
 * Files at or below the path, in an order that is the same everywhere.
 *
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  if (!existsSync(join(ROOT, path))) return []
  if (path.endsWith('.json')) return [path]
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(`${path}/${entry.name}`) : [`${path}/${entry.name}`],
    )
}
