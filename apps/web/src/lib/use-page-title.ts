import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Sets the window's title to the page's name. */
export function usePageTitle(title: string) {
  const { t } = useTranslation()
  useEffect(() => {
    document.title = t('common.pageTitle', { title })
  }, [t, title])
}
