import { existsSync } from 'node:fs'
import { runBeside } from './project.mjs'

const FOLDERS = ['apps', 'packages', 'tests', 'e2e', 'bench'].filter((path) => existsSync(path))

/**
 * Checks of the code without running it: what each proves, command, arguments.
 *
 * @type {[string, string, string[]][]}
 */
export const CHECKS = [
  ['the lock file proves every package of every platform', 'node', ['scripts/lock.mjs', '--check']],
  ['what is shipped is allowed and listed', 'node', ['scripts/licences.mjs', '--check']],
  ['.env.example tells every setting', 'node', ['scripts/env-example.mjs', '--check']],
  ['format and lint', 'biome', ['check', '--error-on-warnings']],
  ['types', 'tsc', ['-p', 'tsconfig.json']],
  ['types of the web app', 'tsc', ['-p', 'apps/web/tsconfig.json']],
  ['import directions', 'depcruise', ['--config', '.dependency-cruiser.cjs', ...FOLDERS]],
  ['migrations are as they were frozen', 'node', ['scripts/freeze-migrations.ts', '--check']],
  ['migrations stay within bounds', 'node', ['scripts/check-migrations.ts']],
  [
    'the table types and the described schema are those of the migrations',
    'node',
    ['scripts/db-descriptions.ts', '--check'],
  ],
  ['no unused code', 'knip', []],
]

/** Runs every check, also after a failure, and prints each one's output when it has ended. Returns the names of the failed ones. */
export async function runChecks() {
  const failed = []
  for (const [title, command, args] of CHECKS) {
    /** @type {(Buffer | string)[]} */
    const output = []
    const status = await runBeside(command, args, (piece) => output.push(piece))
    for (const piece of output) process.stdout.write(piece)
    console.log(`${status === 0 ? '✔' : '✘'} ${title}`)
    if (status !== 0) failed.push(title)
  }
  return failed
}
