/**
 * Tools for tests that npm does not install: a browser, PostgreSQL, and a locale for its messages.
 */
import { existsSync, readdirSync } from 'node:fs'
import { findChromium, hasHeadlessShell } from './find-chromium.mjs'
import { giveUp, run } from './project.mjs'

/**
 * @typedef {object} Tool
 * @property {string} name
 * @property {string} debianPackage
 * @property {() => boolean} isThere
 * @property {() => boolean} [isBest] Whether what is there is also the one to install where we can.
 */

/** @type {Tool[]} */
const TOOLS = [
  {
    name: 'Chromium',
    debianPackage: 'chromium-headless-shell',
    isThere: () => findChromium() !== undefined,
    isBest: hasHeadlessShell,
  },
  { name: 'PostgreSQL 15 or newer', debianPackage: 'postgresql', isThere: hasPostgres },
]

/**
 * Tools for `npm run test:long` only.
 *
 * @type {Tool[]}
 */
const LONG_TOOLS = [
  { name: 'pgbouncer' },
  { name: 'haproxy' },
  { name: 'nginx' },
  { name: 'faketime' },
  { name: 'promtool', debianPackage: 'prometheus' },
].map(({ name, debianPackage = name }) => ({
  name,
  debianPackage,
  isThere: () =>
    existsSync(`/usr/sbin/${name}`) || run(name, ['--help'], { stdio: 'ignore' }).status === 0,
}))

/** Installs missing tools on Debian as root; elsewhere ends with a list of what to install. */
export function ensureTestTools() {
  ensurePrograms(TOOLS)
  ensureFrenchMessages()
}

/** The same for the long tests, which also stand behind a pooler and behind proxies. */
export function ensureLongTestTools() {
  ensurePrograms([...TOOLS, ...LONG_TOOLS])
  ensureFrenchMessages()
}

const canInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

/** @param {Tool[]} tools */
function ensurePrograms(tools) {
  const missing = tools.filter(({ isThere, isBest }) =>
    canInstall() ? !(isBest ?? isThere)() : !isThere(),
  )
  if (missing.length === 0) return
  const names = missing.map(({ name }) => name).join(' and ')
  if (!canInstall()) {
    giveUp(
      `The tests need ${names}. Install ${missing.length === 1 ? 'it' : 'them'} (Debian: "sudo apt-get install ${missing.map((tool) => tool.debianPackage).join(' ')}"; macOS: "brew install --cask chromium" and "brew install postgresql@17"), or name a browser in CHROMIUM_PATH and put PostgreSQL's initdb on the PATH.`,
    )
  }
  console.log(`Installing ${names}…`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const packages = missing.map((tool) => tool.debianPackage)
  run('apt-get', ['update', '-qq'], { env })
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env })
  const stillMissing = tools.filter(({ isThere }) => !isThere())
  if (stillMissing.length > 0) {
    giveUp(`apt-get could not install ${stillMissing.map(({ name }) => name).join(' and ')}.`)
  }
}

/**
 * Installs the French locale for PostgreSQL; the embedded engine speaks English, so no test can
 * depend on a message's language. Where the locale cannot be made, the tests go on in English with
 * a warning.
 */
function ensureFrenchMessages() {
  if (hasFrenchLocale()) return
  if (canInstall()) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    if (!existsSync('/usr/share/i18n/locales/fr_FR')) {
      run('apt-get', ['update', '-qq'], { env })
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'locales'], { env })
    }
    run('localedef', ['-i', 'fr_FR', '-f', 'UTF-8', 'fr_FR.UTF-8'])
  }
  if (!hasFrenchLocale()) {
    console.warn(
      '\n✘ NOT TESTED: that refusals do not depend on the database’s language. The locale fr_FR.UTF-8 is missing (Debian: "sudo apt-get install locales && sudo localedef -i fr_FR -f UTF-8 fr_FR.UTF-8").\n',
    )
  }
}

const hasFrenchLocale = () =>
  /^fr_FR\.utf-?8$/im.test(run('locale', ['-a'], { stdio: 'pipe' }).stdout ?? '')

/** Whether PostgreSQL is installed: Debian keeps the programs of each version out of the PATH. */
function hasPostgres() {
  const debian = '/usr/lib/postgresql'
  if (existsSync(debian) && readdirSync(debian).some((version) => Number(version) >= 15))
    return true
  return run('initdb', ['--version'], { stdio: 'ignore' }).status === 0
}
