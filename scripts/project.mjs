/**
 * Helpers of all scripts about this checkout: whether it is installed, which Node runs it. Plain
 * JavaScript for Node 20 without dependencies, because it runs before any is installed.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
export const isWindows = process.platform === 'win32'

/** Oldest Node that runs TypeScript without a flag and without a warning. */
const OLDEST_NODE = 24

/**
 * Ends the script with a sentence instead of a stack trace.
 *
 * @param {string} sentence
 * @returns {never}
 */
export function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/**
 * Runs `npm ci` where the installed packages are not those of the lock file; with those for
 * development, which npm leaves out under `NODE_ENV=production`, because the web build needs them.
 */
export function ensureInstalled() {
  if (isInstalled()) return
  process.stdout.write('Installing packages…\n')
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = run('npm', ['ci', ...options])
  if (status !== 0) giveUp('npm could not install the packages; what it said is above.')
}

/**
 * Node of the project where npm has one for this platform, else the current one if it is new
 * enough.
 */
export function projectNode() {
  const own = [
    join(ROOT, 'node_modules', '.bin', 'node'),
    join(ROOT, 'node_modules', `node-win-${process.arch}`, 'bin', 'node.exe'),
  ].find((path) => existsSync(path) && isWindows === path.endsWith('.exe'))
  if (own) return own
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_NODE) return process.execPath
  return giveUp(
    `Podium needs Node ${OLDEST_NODE} or newer; this is Node ${process.versions.node}, and npm has no newer one for ${process.platform} ${process.arch}. Install it from https://nodejs.org and start again.`,
  )
}

/** Whether the first release, 1.0, is still to come: until then migrations may be written anew. */
export const isBeforeRelease = () =>
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version.startsWith('0.')

/** Node's option that reads the settings in .env, if the file exists. */
export const envFile = () => (existsSync(join(ROOT, '.env')) ? ['--env-file=.env'] : [])

/** Environment in which packages' commands are on the PATH, and `node` is the project's own. */
export const projectEnv = () => ({
  ...process.env,
  PATH: [join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
})

/** @typedef {{ stdio?: import('node:child_process').StdioOptions, env?: NodeJS.ProcessEnv }} Options */

/**
 * Runs a command in the project's folder and shows what it prints; `env` is added to the project's own.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 */
export const run = (command, args, options = {}) =>
  spawnSync(command, args, { ...settings(options), encoding: 'utf8' })

/**
 * Runs a command while others run; each piece of its output goes to `show`. Resolves with its exit
 * status, null where it did not start or was ended by a signal.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {(piece: Buffer | string) => void} show
 * @param {Omit<Options, 'stdio'>} [options]
 * @returns {Promise<number | null>}
 */
export const runBeside = (command, args, show, options = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { ...settings(options), stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', show)
    child.stderr.on('data', show)
    child.on('error', ({ message }) => show(`${message}\n`))
    child.on('close', resolve)
  })

/**
 * @param {Options} options
 * @returns {Options & { cwd: string, shell: boolean }}
 */
const settings = (options) => ({
  cwd: ROOT,
  shell: isWindows,
  stdio: 'inherit',
  ...options,
  env: { ...projectEnv(), ...options.env },
})

/**
 * Whether the installed packages match the lock file; by content, because a checkout touches
 * unchanged files.
 */
function isInstalled() {
  const wanted = readLock('package-lock.json') ?? {}
  const installed = readLock(join('node_modules', '.package-lock.json'))
  if (!installed) return false
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (!path.startsWith('node_modules/') || link) return true
    return installed[path] ? installed[path].version === version : optional === true
  })
}

/**
 * Packages of a lock file in the project's folder, by their place; undefined where there is no such file.
 *
 * @param {string} path
 * @returns {Record<string, { version: string, optional?: boolean, link?: boolean }> | undefined}
 */
function readLock(path) {
  const file = join(ROOT, path)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined
}
