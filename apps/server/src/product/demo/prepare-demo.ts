import type { Database } from '../../platform/db/database.ts'
import { countDemoAccounts, OpenDemoError, replaceKnownPasswords } from './demo-accounts.ts'
import { DEMO_SIGN_INS, type DemoSignIn, randomSignIns } from './demo-sign-ins.ts'
import { loadDemoContent } from './load-demo-content.ts'

type Mode = { demo: boolean; isOpen: boolean; hasKnownDemoPasswords: boolean }

/** Throws `OpenDemoError` where others could sign in to demo accounts that nobody asked for. */
export async function refuseUnaskedDemo(db: Database, { demo, isOpen }: Mode): Promise<void> {
  if (demo || !isOpen) return
  const accounts = await countDemoAccounts(db)
  if (accounts > 0) throw new OpenDemoError(accounts)
}

type Demo = Omit<Parameters<typeof loadDemoContent>[0], 'signIns' | 'now'> & {
  settings: Mode
  /** Whether the database had no accounts when this start began. */
  isFresh: boolean
  isPasswordOf: (personId: string, password: string) => Promise<boolean>
}

/**
 * Loads the demo content into a fresh database; published passwords stay only where they are
 * harmless. Returns the sign-ins whose passwords it has set.
 */
export async function prepareDemo(demo: Demo): Promise<readonly DemoSignIn[]> {
  const { db, settings, isFresh } = demo
  if (!settings.demo) return []
  if (isFresh) {
    const signIns = settings.hasKnownDemoPasswords ? DEMO_SIGN_INS : randomSignIns()
    await loadDemoContent({ ...demo, signIns, now: new Date() })
    return signIns
  }
  return settings.hasKnownDemoPasswords ? [] : replaceKnownPasswords(db, demo)
}
