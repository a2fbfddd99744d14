import type { Language } from '@podium/i18n'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { sessionStore } from '../lib/session-store.ts'
import { getClient } from './client.ts'

/**
 * Function that changes the language of the interface, and of the mails of the person signed in. Rejects when
 * the language of the mails could not be stored; the interface has changed by then.
 */
export function useChooseLanguage() {
  const { i18n } = useTranslation()
  const [search, setSearch] = useSearchParams()
  return async (language: Language) => {
    await i18n.changeLanguage(language)
    if (search.has('lng')) {
      // `?lng=` wins over the stored choice at the next visit: it must not contradict it.
      const query = new URLSearchParams(search)
      query.set('lng', language)
      setSearch(query, { replace: true, preventScrollReset: true })
    }
    await saveLanguage(language)
  }
}

/** Stores the language of the mails that the person signed in gets; does nothing for a visitor. */
async function saveLanguage(language: Language) {
  if (sessionStore.get().status !== 'signed-in') return
  const { auth } = await getClient()
  const { error } = await auth.updateUser({ data: { language } })
  if (error) throw error
}
