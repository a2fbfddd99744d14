import { BRIEF_MAX } from '@podium/domain'
import { BRIEF_DRAFT_KEY } from '../lib/form-draft.ts'
import { withStorage } from '../lib/web-storage.ts'

/** Time for which an unsent brief stays in the browser. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

/**
 * Brief that somebody has written before there is a project of theirs: on the home page without an account, or on
 * their first visit after sign-up. Local storage, so that the tab that a confirmation link opens finds it; cleared at
 * sign-out.
 */
export const briefDraft = {
  /** Kept text; empty without any, or when it is a week old. */
  read(now = Date.now()): string {
    const kept = withStorage('localStorage', (storage) => {
      const stored: unknown = JSON.parse(storage.getItem(BRIEF_DRAFT_KEY) ?? 'null')
      return isKept(stored) && now - stored.at < KEPT_MS ? stored.text : undefined
    })
    return kept ?? ''
  },
  /** Stores the text, cut at `BRIEF_MAX`; a blank one removes the draft. */
  keep(text: string, now = Date.now()) {
    withStorage('localStorage', (storage) => {
      if (text.trim() === '') storage.removeItem(BRIEF_DRAFT_KEY)
      else
        storage.setItem(
          BRIEF_DRAFT_KEY,
          JSON.stringify({ text: text.slice(0, BRIEF_MAX), at: now }),
        )
    })
  },
}

type Kept = { text: string; at: number }

const isKept = (stored: unknown): stored is Kept =>
  typeof stored === 'object' &&
  stored !== null &&
  'text' in stored &&
  typeof stored.text === 'string' &&
  'at' in stored &&
  typeof stored.at === 'number'
