import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@podium/i18n'
import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { currentLanguage } from '../lib/i18n.ts'
import { Menu } from '../ui/menu.tsx'
import { MenuRadioGroup } from '../ui/menu-radio-group.tsx'

const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))

/** Page, query, scroll and typed text stay as they are; only the texts change. */
export function LanguageSwitcher() {
  const { t, i18n } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const language = currentLanguage()
  const handleChange = async (next: Language) => {
    await i18n.changeLanguage(next)
    // `?lng=` has the first word at the next visit: it must not contradict the choice.
    if (search.has('lng')) {
      const query = new URLSearchParams(search)
      query.set('lng', next)
      setSearch(query, { replace: true, preventScrollReset: true })
    }
  }
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={t('nav.languageNow', { language: LANGUAGE_NAMES[language] })}
          className="inline-flex min-h-10 items-center gap-1.5 rounded-lg px-2.5 text-sm font-medium text-muted transition-colors duration-150 hover:bg-hover hover:text-text"
        >
          <Languages aria-hidden size={18} strokeWidth={1.75} />
          <span aria-hidden="true" className="uppercase">
            {language}
          </span>
        </button>
      }
    >
      <MenuRadioGroup
        value={language}
        options={OPTIONS}
        onChange={(next) => void handleChange(next)}
      />
    </Menu>
  )
}
