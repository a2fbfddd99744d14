/**
 * `npm run lock`: completes package-lock.json after an install from a registry that lacks some
 * packages of other platforms (decision 0040). npm leaves those out, and `npm ci` then refuses the
 * lock file. What is added has no integrity: it was never seen here. `--check` only looks.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'openharmony', 'sunos', 'win32']
const PROCESSORS = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const missing = Object.entries(lock.packages)
  .flatMap(([parent, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies).map(([name, version]) => ({ parent, name, version, dev })),
  )
  .filter(({ parent, name }) => !isLocked(parent, name))

if (missing.length > 0 && process.argv.includes('--check')) {
  console.log(`package-lock.json lacks ${missing.length} packages: run "npm run lock"`)
  process.exit(1)
}
for (const { name, version, dev } of missing) {
  const { cpu, libc, os } = platformOf(name)
  lock.packages[`node_modules/${name}`] = {
    version,
    cpu,
    dev: dev || undefined,
    libc,
    optional: true,
    os,
  }
}
const inOrder = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
lock.packages = Object.fromEntries(inOrder)
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)

function isLocked(parent, name) {
  return (
    `node_modules/${name}` in lock.packages || `${parent}/node_modules/${name}` in lock.packages
  )
}

/** `@swc/core-linux-arm-gnueabihf` → linux, arm, glibc: what npm needs to skip it elsewhere. */
function platformOf(name) {
  const words = name.split(/[/_-]/)
  const os = SYSTEMS.filter((system) => words.includes(system))
  const cpu = PROCESSORS.filter((processor) => words.includes(processor))
  if (cpu.length !== 1) throw new Error(`Which platform is ${name} for?`)
  const libc = [
    words.some((word) => word.startsWith('musl')) && 'musl',
    words.some((word) => word.startsWith('gnu')) && 'glibc',
  ].filter(Boolean)
  return {
    cpu,
    libc: libc.length > 0 ? libc : undefined,
    os: os.length > 0 ? os : undefined,
  }
}
