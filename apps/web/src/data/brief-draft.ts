import { BRIEF_MAX } from '@podium/domain'
import { briefDraftKey } from '../lib/form-draft.ts'
import { sessionStore } from '../lib/session-store.ts'
import { withStorage } from '../lib/web-storage.ts'

/** Time for which an unsent brief stays in the browser. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

/**
 * Brief that somebody has written before there is a project of theirs: on the home page without an account, or on
 * their first visit after sign-up. Local storage, so that the tab that a confirmation link opens finds it; cleared at
 * sign-out. What a visitor wrote is for whoever signs in next; what a person wrote is shown to them alone, since a
 * session may end without a sign-out.
 */
export const briefDraft = {
  /** Kept text; empty without any, or when it is a week old. */
  read(now = Date.now()): string {
    const kept = withStorage('localStorage', (storage) => {
      const [newest] = [ownKey(), VISITORS]
        .map((key): unknown => JSON.parse(storage.getItem(key) ?? 'null'))
        .filter((stored) => isKept(stored))
        .filter(({ at }) => now - at < KEPT_MS)
        .sort((one, other) => other.at - one.at)
      return newest?.text
    })
    return kept ?? ''
  },
  /** Stores the text, cut at `BRIEF_MAX`; a blank one removes the draft. */
  keep(text: string, now = Date.now()) {
    withStorage('localStorage', (storage) => {
      storage.removeItem(VISITORS)
      if (text.trim() === '') storage.removeItem(ownKey())
      else storage.setItem(ownKey(), JSON.stringify({ text: text.slice(0, BRIEF_MAX), at: now }))
    })
  },
}

const VISITORS = briefDraftKey()

/** Item of the person signed in; the visitors' without one. */
function ownKey(): string {
  const now = sessionStore.get()
  return now.status === 'signed-in' ? briefDraftKey(now.user.id) : VISITORS
}

type Kept = { text: string; at: number }

const isKept = (stored: unknown): stored is Kept =>
  typeof stored === 'object' &&
  stored !== null &&
  'text' in stored &&
  typeof stored.text === 'string' &&
  'at' in stored &&
  typeof stored.at === 'number'
