import { removeItems, withStorage } from './web-storage.ts'

const PREFIX = 'podium.form.'

/** Item of local storage that holds the unsent brief of a person, or of a visitor (`data/brief-draft.ts`). */
export const briefDraftKey = (personId?: string) =>
  [`${PREFIX}brief`, personId].filter(Boolean).join('.')

/**
 * Unsent values of a form, kept in this tab's session storage: over a reload, and over a session that ends.
 * `key` names the form and whose it is.
 */
export function formDraft(key: string) {
  const name = PREFIX + key
  return {
    /** Stored values; undefined without any. */
    read: (): object | undefined =>
      withStorage('sessionStorage', (storage) => {
        const kept: unknown = JSON.parse(storage.getItem(name) ?? 'null')
        return typeof kept === 'object' && kept !== null ? kept : undefined
      }),
    /** Stores the values; an empty object removes the draft. */
    keep: (values: object) =>
      withStorage('sessionStorage', (storage) => {
        if (Object.keys(values).length === 0) storage.removeItem(name)
        else storage.setItem(name, JSON.stringify(values))
      }),
  }
}

/** Clears all form drafts at sign-out: the next person at this screen must not see them. */
export function forgetFormDrafts() {
  removeItems('sessionStorage', PREFIX)
  removeItems('localStorage', PREFIX)
}
