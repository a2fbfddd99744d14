import { useTranslation } from 'react-i18next'
import { ClosingCall } from '../features/marketing/closing-call.tsx'
import { FiveSteps } from '../features/marketing/five-steps.tsx'
import { PathDrawing } from '../features/marketing/path-drawing.tsx'
import { usePageTitle } from '../lib/use-page-title.ts'
import { PageHeading } from '../ui/page-heading.tsx'

export function Process() {
  const { t } = useTranslation()
  usePageTitle(t('footer.process'))
  return (
    <>
      <div className="mx-auto max-w-6xl px-4 pt-12 pb-6 sm:px-6 sm:pt-20">
        <PageHeading title={t('processPage.title')} lead={t('processPage.lead')} />
        <FiveSteps />
      </div>
      <ClosingCall
        title={t('processPage.closing.title')}
        text={t('processPage.closing.text')}
        Drawing={PathDrawing}
      />
    </>
  )
}
