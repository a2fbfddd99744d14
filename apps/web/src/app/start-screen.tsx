import { useTranslation } from 'react-i18next'
import { FullPageSpinner } from '../ui/full-page-spinner.tsx'

/** Shown while the first screen is downloaded. */
export function StartScreen() {
  const { t } = useTranslation()
  return <FullPageSpinner label={t('common.loading')} />
}
