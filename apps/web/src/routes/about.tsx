import { useTranslation } from 'react-i18next'
import { ClosingCall } from '../features/marketing/closing-call.tsx'
import { ExampleProject } from '../features/marketing/example-project.tsx'
import { Story } from '../features/marketing/story.tsx'
import { TableDrawing } from '../features/marketing/table-drawing.tsx'
import { Team } from '../features/marketing/team.tsx'
import { Values } from '../features/marketing/values.tsx'
import { usePageTitle } from '../lib/use-page-title.ts'
import { PageHeading } from '../ui/page-heading.tsx'

export function About() {
  const { t } = useTranslation()
  usePageTitle(t('nav.about'))
  return (
    <>
      <div className="mx-auto max-w-6xl px-4 pt-12 pb-16 sm:px-6 sm:pt-20 sm:pb-24">
        <PageHeading title={t('aboutPage.title')} lead={t('aboutPage.lead')} />
        <div className="mt-14 sm:mt-20">
          <Story />
        </div>
      </div>
      <ExampleProject />
      <div className="mx-auto grid max-w-6xl gap-16 px-4 py-16 sm:gap-24 sm:px-6 sm:py-24">
        <Values />
        <Team />
      </div>
      <ClosingCall
        title={t('aboutPage.closing.title')}
        text={t('aboutPage.closing.text')}
        Drawing={TableDrawing}
      />
    </>
  )
}
