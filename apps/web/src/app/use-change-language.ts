import type { Language } from '@podium/i18n'
import i18next from 'i18next'
import { useChooseLanguage } from '../data/use-choose-language.ts'
import { errorSentence } from '../lib/error-sentence.ts'
import { loadTexts } from '../lib/i18n.ts'
import { toast } from '../ui/toast.ts'

/** Function that changes the language; a failure to store it for mails is a toast. */
export function useChangeLanguage() {
  const choose = useChooseLanguage()
  return (language: Language) => {
    choose(language).catch(async (error: unknown) => {
      await loadTexts(['errors'])
      toast.error(errorSentence(i18next.t, error))
    })
  }
}
