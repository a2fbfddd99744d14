/**
 * `npm run lock`: completes package-lock.json after an install (decision 0040). npm leaves out
 * packages of other platforms that it did not find, and `npm ci` then refuses the file; they are
 * added, and every package gets its integrity, both from the registry's metadata. `--check` only
 * compares, without the network.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { nameOf } from './licences/shipped-packages.mjs'
import { giveUp, isWindows } from './project.mjs'

const FILE = 'package-lock.json'
const lock = JSON.parse(readFileSync(FILE, 'utf8'))

const unnamed = Object.entries(lock.packages).flatMap(([parent, { optionalDependencies, dev }]) =>
  Object.entries(optionalDependencies ?? {})
    .filter(([name]) => !isLocked(parent, name))
    .map(([name, version]) => ({ path: `node_modules/${name}`, name, version, dev })),
)
const unproven = Object.entries(lock.packages)
  .filter(([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity)
  .map(([path, { version }]) => ({ path, name: nameOf(path), version }))

if (process.argv.includes('--check')) check()
else complete()

function check() {
  const hosts = Object.entries(lock.packages).filter(([, { resolved }]) =>
    /^https?:/.test(resolved),
  )
  const problems = [
    ...unnamed.map(({ name }) => `${name} is not named`),
    ...unproven.map(({ path }) => `${path} has no integrity`),
    ...hosts.map(([path]) => `${path} names a registry's host`),
  ]
  if (problems.length > 0) giveUp(`${FILE}: run "npm run lock"\n  ${problems.join('\n  ')}`)
}

function complete() {
  for (const { path, name, version, dev } of unnamed) {
    const { integrity, license, cpu, libc, os } = metadataOf(name, version)
    lock.packages[path] = { version, integrity, cpu, dev, libc, license, optional: true, os }
  }
  for (const { path, name, version } of unproven) {
    lock.packages[path].integrity = metadataOf(name, version).integrity
  }
  const inOrder = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  lock.packages = Object.fromEntries(inOrder)
  writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`)
}

/**
 * @param {string} parent
 * @param {string} name
 */
function isLocked(parent, name) {
  return (
    `node_modules/${name}` in lock.packages || `${parent}/node_modules/${name}` in lock.packages
  )
}

/**
 * Registry's metadata of one version. Ends the script where it has none.
 *
 * @param {string} name
 * @param {string} version
 */
function metadataOf(name, version) {
  const fields = ['license', 'cpu', 'libc', 'os', 'dist.integrity']
  const args = ['view', `${name}@${version}`, ...fields, '--json']
  const { stdout, status } = spawnSync('npm', args, { encoding: 'utf8', shell: isWindows })
  if (status !== 0) {
    giveUp(
      `The registry does not know ${name}@${version}: choose a version of which it has every platform.`,
    )
  }
  const { 'dist.integrity': integrity, ...rest } = JSON.parse(stdout)
  return { integrity, ...rest }
}
