/**
 * `npm run dev`: the server, restarted when its sources change, behind Vite, which reloads the web app
 * in place; one address for both.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, projectEnv, projectNode, ROOT } from './project.mjs'

const SERVER_PATHS =
  '^/(auth|rest|storage|realtime|api|mailbox|config\\.json|healthz|readyz|metrics|tarifs)'
if (existsSync('.env')) process.loadEnvFile('.env')
const port = Number(process.env.PORT ?? 3000)
const url = `http://localhost:${port}`

/**
 * Variables that suggest production. The server behind Vite gets Vite's address as its own, which
 * alone suggests none.
 */
const SIGNS = ['HOST', 'PUBLIC_URL', 'DATABASE_URL', 'SUPABASE_URL', 'SMTP_URL', 'ADMIN_EMAIL']
const isTrial = !SIGNS.some((name) => process.env[name])
const SETTINGS = {
  PUBLIC_URL: process.env.PUBLIC_URL || url,
  DEMO: process.env.DEMO || (isTrial ? 'on' : 'off'),
}

ensureInstalled()
const node = projectNode()
const server = spawn(node, ['--watch', join('apps', 'server', 'src', 'main.ts')], {
  cwd: ROOT,
  env: { ...projectEnv(), PORT: String(port + 1), ...SETTINGS },
  stdio: 'inherit',
})
const web = spawn(
  node,
  [
    join(ROOT, 'scripts', 'dev-web.mjs'),
    JSON.stringify({ port, target: `http://127.0.0.1:${port + 1}`, serverPaths: SERVER_PATHS }),
  ],
  { cwd: ROOT, env: projectEnv(), stdio: 'inherit' },
)
const both = [server, web]
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, (_, number) => both.map((child) => child.kill(number)))
}
for (const child of both) {
  child.on('exit', () => both.map((other) => other !== child && other.kill()))
}
