import { useTranslation } from 'react-i18next'
import { Hero } from '../features/marketing/hero.tsx'
import { usePageTitle } from '../lib/use-page-title.ts'

export function Home() {
  const { t } = useTranslation()
  usePageTitle(t('nav.home'))
  return <Hero />
}
