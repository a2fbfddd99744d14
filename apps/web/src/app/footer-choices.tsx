import { LANGUAGE_NAMES, LANGUAGES } from '@podium/i18n'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../lib/i18n.ts'
import { chooseTheme, THEMES, useTheme } from '../lib/theme.ts'
import { useChangeLanguage } from './use-change-language.ts'

/** Language and theme of this browser, for visitors too; what they change is applied at once. */
export function FooterChoices() {
  const { t } = useTranslation()
  const theme = useTheme()
  const changeLanguage = useChangeLanguage()
  return (
    <div className="flex gap-3 noscript:hidden">
      <Choice
        label={t('footer.language')}
        names={LANGUAGE_NAMES}
        options={LANGUAGES}
        value={currentLanguage()}
        onChoose={changeLanguage}
      />
      <Choice
        label={t('footer.theme')}
        names={{
          light: t('footer.themes.light'),
          dark: t('footer.themes.dark'),
          system: t('footer.themes.system'),
        }}
        options={THEMES}
        value={theme}
        onChoose={chooseTheme}
      />
    </div>
  )
}

type ChoiceProps<Value extends string> = {
  /** Accessible name. */
  label: string
  names: Record<Value, string>
  options: readonly Value[]
  value: Value
  onChoose: (value: Value) => void
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, names, options, value, onChoose } = props
  return (
    <select
      aria-label={label}
      title={label}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option === target.value)
        if (chosen) onChoose(chosen)
      }}
      className="min-h-9 rounded-lg border border-control bg-raised px-2 text-text"
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {names[option]}
        </option>
      ))}
    </select>
  )
}
