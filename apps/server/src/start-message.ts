import type { DemoSignIn } from './product/demo/index.ts'
import { settingHints } from './setting-hints.ts'
import type { Settings } from './settings.ts'

export type Started = {
  settings: Settings
  url: string
  /** Demo accounts whose passwords this start has set. */
  demoSignIns: readonly DemoSignIn[]
}

/** Message for the terminal once the server answers. */
export function startMessage({ settings, url, demoSignIns }: Started): string {
  const { mode, supabaseUrl, hasMailbox, dataDir, misspelt } = settings
  const lines = [`Podium is ready: ${url}`]
  if (demoSignIns.length > 0) {
    lines.push('', 'Sign in with one of the demo accounts:')
    for (const { role, email, password } of demoSignIns) {
      lines.push(`  ${ACCOUNT[role].padEnd(13)} ${email.padEnd(28)} ${password}`)
    }
    lines.push('')
  }
  if (mode === 'embedded') lines.push(`Data is kept in ${dataDir}.`)
  if (mode === 'hosted') lines.push(`Its backend is ${supabaseUrl}.`)
  if (hasMailbox) lines.push(`Mail lands in ${url}/mailbox.`)
  if (misspelt.length > 0) lines.push(`Set, but no setting of Podium: ${misspelt.join(', ')}.`)
  lines.push(...settingHints(settings), 'Ctrl-C stops it.')
  return `${lines.join('\n')}\n`
}

/** Names of the demo roles; `user` is a client here (specification §3: individual). */
const ACCOUNT = {
  user: 'client',
  professional: 'professional',
  editor: 'editor',
  admin: 'admin',
} as const satisfies Record<DemoSignIn['role'], string>
