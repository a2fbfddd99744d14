import { LANGUAGE_NAMES, LANGUAGES } from '@podium/i18n'
import { useTranslation } from 'react-i18next'
import { useChooseLanguage } from '../../data/use-choose-language.ts'
import { errorSentence } from '../../lib/error-sentence.ts'
import { currentLanguage } from '../../lib/i18n.ts'
import { chooseTheme, THEMES, useTheme } from '../../lib/theme.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { toast } from '../../ui/toast.ts'
import { Setting } from './setting.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Settings of language and theme; each choice applies at once. */
export function Preferences() {
  const { t } = useTranslation()
  const chooseLanguage = useChooseLanguage()
  const theme = useTheme()
  return (
    <SettingsSection title={t('account.preferences.title')}>
      <Setting
        title={t('account.preferences.language')}
        hint={t('account.preferences.languageHint')}
        action={
          <Segmented
            label={t('account.preferences.language')}
            options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            value={currentLanguage()}
            onChange={(language) =>
              void chooseLanguage(language).catch((error: unknown) =>
                toast.error(errorSentence(t, error)),
              )
            }
          />
        }
      />
      <Setting
        title={t('account.preferences.theme')}
        hint={t('account.preferences.themeHint')}
        action={
          <Segmented
            label={t('account.preferences.theme')}
            options={THEMES.map((value) => ({
              value,
              label: t(`account.preferences.themes.${value}`),
            }))}
            value={theme}
            onChange={chooseTheme}
          />
        }
      />
    </SettingsSection>
  )
}
