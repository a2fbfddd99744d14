import type { Language } from '@podium/i18n'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { saveLanguage } from './visitor.ts'

/**
 * Changes the language of the interface, and of the mails of whoever is signed in. Rejects when that could
 * not be stored; the interface has changed by then.
 */
export function useChooseLanguage() {
  const { i18n } = useTranslation()
  const [search, setSearch] = useSearchParams()
  return async (language: Language) => {
    await i18n.changeLanguage(language)
    if (search.has('lng')) {
      // `?lng=` has the first word at the next visit: it must not contradict the choice.
      const query = new URLSearchParams(search)
      query.set('lng', language)
      setSearch(query, { replace: true, preventScrollReset: true })
    }
    await saveLanguage(language)
  }
}
