/** `npm run check`: format, lint, types, import directions, unused code. Runs all, reports all. */
import { spawnSync } from 'node:child_process'

const CHECKS = [
  ['lock file', 'node', ['scripts/lock.mjs', '--check']],
  ['format and lint', 'biome', ['check', '--error-on-warnings']],
  ['types', 'tsc', ['-p', 'tsconfig.json']],
  ['types of the web app', 'tsc', ['-p', 'apps/web/tsconfig.json']],
  [
    'import directions',
    'depcruise',
    ['--config', '.dependency-cruiser.cjs', 'apps', 'packages', 'tests', 'e2e', 'bench'],
  ],
  ['unused code', 'knip', []],
]

const failed = CHECKS.filter(([title, command, args]) => {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  console.log(`${status === 0 ? '✔' : '✘'} ${title}`)
  return status !== 0
})

process.exitCode = failed.length === 0 ? 0 : 1
