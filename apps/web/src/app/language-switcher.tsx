import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@podium/i18n'
import { Check, Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../lib/i18n.ts'
import { MENU_ITEM_CLASS } from '../ui/menu-item-class.ts'
import { useChangeLanguage } from './use-change-language.ts'
import { useDisclosure } from './use-disclosure.ts'

/**
 * Language switcher; page, query, scroll and typed text stay as they are. A disclosure of two buttons: the
 * menu primitive would be a third of the home page's scripts.
 */
export function LanguageSwitcher() {
  const { t } = useTranslation()
  const { open, toggle, close, panelId, containerProps } = useDisclosure()
  const change = useChangeLanguage()
  const language = currentLanguage()
  const handleChoice = (next: Language) => {
    close()
    change(next)
  }
  return (
    <div className="relative" {...containerProps}>
      {LANGUAGES.filter((other) => other !== language).map((other) => (
        <a
          key={other}
          href={`?lng=${other}`}
          lang={other}
          hrefLang={other}
          className="hidden min-h-10 items-center rounded-lg px-2.5 text-sm font-medium text-muted hover:bg-hover noscript:inline-flex"
        >
          {LANGUAGE_NAMES[other]}
        </a>
      ))}
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={toggle}
        className="inline-flex min-h-10 items-center gap-1.5 noscript:hidden rounded-lg px-2.5 text-sm font-medium text-muted transition-colors duration-150 hover:bg-hover hover:text-text"
      >
        <Languages aria-hidden size={18} strokeWidth={1.75} />
        <span className="sr-only">
          {t('nav.languageNow', { language: LANGUAGE_NAMES[language] })}{' '}
        </span>
        {language.toUpperCase()}
      </button>
      <ul
        id={panelId}
        hidden={!open}
        className="absolute end-0 top-full z-40 mt-1.5 min-w-40 rounded-xl border border-border bg-raised p-1.5 shadow-popup"
      >
        {LANGUAGES.map((option) => (
          <li key={option}>
            <button
              type="button"
              lang={option}
              aria-current={option === language || undefined}
              onClick={() => handleChoice(option)}
              className={`${MENU_ITEM_CLASS} w-full hover:bg-hover`}
            >
              <span className="grow text-start">{LANGUAGE_NAMES[option]}</span>
              {option === language && <Check aria-hidden size={16} />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
