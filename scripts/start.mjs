/** `npm start`: installs and builds what is missing, then serves until Ctrl-C. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureWebBuilt } from './build-web.mjs'
import { ensureInstalled, projectEnv, projectNode, ROOT } from './project.mjs'

ensureInstalled()
const node = projectNode()
ensureWebBuilt(node)

const server = spawn(
  node,
  ['--env-file-if-exists=.env', join('apps', 'server', 'src', 'main.ts')],
  // The channel tells the server when this process is gone, however it went.
  { cwd: ROOT, env: projectEnv(), stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => {
  process.exitCode = code ?? 1
})
