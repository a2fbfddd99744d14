import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')

/** Builds the web app that the tested servers send; takes no time where the last build is of the same sources. */
export function buildWebApp(): void {
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' }, // a test runner's own would build React for development
  })
  if (status !== 0) throw new Error('The web app could not be built; the reason is above')
}
