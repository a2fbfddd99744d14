/** The programs that tests need and npm cannot bring: a browser and PostgreSQL. */
import { existsSync, readdirSync } from 'node:fs'
import { findChromium } from './find-chromium.mjs'
import { giveUp, run } from './project.mjs'

const TOOLS = [
  {
    name: 'Chromium',
    debianPackage: 'chromium-headless-shell',
    isThere: () => findChromium() !== undefined,
  },
  { name: 'PostgreSQL 15 or newer', debianPackage: 'postgresql', isThere: hasPostgres },
]

/** Installs what is missing on Debian as root; elsewhere ends with what to install. */
export function ensureTestTools() {
  const missing = TOOLS.filter(({ isThere }) => !isThere())
  if (missing.length === 0) return
  const names = missing.map(({ name }) => name).join(' and ')
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) {
    giveUp(
      `The tests need ${names}. Install ${missing.length === 1 ? 'it' : 'them'} (Debian: "sudo apt-get install ${missing.map((tool) => tool.debianPackage).join(' ')}"; macOS: "brew install --cask chromium" and "brew install postgresql@17"), or name a browser in CHROMIUM_PATH and put PostgreSQL's initdb on the PATH.`,
    )
  }
  console.log(`Installing ${names}…`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const packages = missing.map((tool) => tool.debianPackage)
  run('apt-get', ['update', '-qq'], { env })
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env })
  const stillMissing = TOOLS.filter(({ isThere }) => !isThere())
  if (stillMissing.length > 0) {
    giveUp(`apt-get could not install ${stillMissing.map(({ name }) => name).join(' and ')}.`)
  }
}

/** Debian keeps the programs of each version out of the PATH. */
function hasPostgres() {
  const debian = '/usr/lib/postgresql'
  if (existsSync(debian) && readdirSync(debian).some((version) => Number(version) >= 15))
    return true
  return run('initdb', ['--version'], { stdio: 'ignore' }).status === 0
}
