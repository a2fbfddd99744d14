import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Puts the page's name into the window's title. */
export function usePageTitle(title: string) {
  const { t } = useTranslation()
  useEffect(() => {
    document.title = t('common.pageTitle', { title })
  }, [t, title])
}
