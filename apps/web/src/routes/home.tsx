import { useTranslation } from 'react-i18next'
import { ClosingCall } from '../features/marketing/closing-call.tsx'
import { ExampleProject } from '../features/marketing/example-project.tsx'
import { Hero } from '../features/marketing/hero.tsx'
import { ThreeSteps } from '../features/marketing/three-steps.tsx'
import { usePageTitle } from '../lib/use-page-title.ts'

export function Home() {
  const { t } = useTranslation()
  usePageTitle(t('home.pageTitle'))
  return (
    <>
      <Hero />
      <ExampleProject />
      <ThreeSteps />
      <ClosingCall title={t('home.closing.title')} text={t('home.closing.text')} />
    </>
  )
}
