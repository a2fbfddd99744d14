import { useTranslation } from 'react-i18next'
import { AreaMap } from '../features/contact/area-map.tsx'
import { ContactDetails } from '../features/contact/contact-details.tsx'
import { ContactForm } from '../features/contact/contact-form.tsx'
import { LetterDrawing } from '../features/contact/letter-drawing.tsx'
import { ClosingCall } from '../features/marketing/closing-call.tsx'
import { usePageTitle } from '../lib/use-page-title.ts'
import { PageHeading } from '../ui/page-heading.tsx'

export function Contact() {
  const { t } = useTranslation()
  usePageTitle(t('nav.contact'))
  return (
    <>
      <div className="mx-auto max-w-6xl px-4 pt-12 pb-16 sm:px-6 sm:pt-20">
        <PageHeading title={t('contactPage.title')} lead={t('contactPage.lead')} />
        <div className="mt-10 grid gap-10 sm:mt-14 lg:grid-cols-[1.4fr_1fr] lg:gap-14">
          <ContactForm />
          <ContactDetails />
        </div>
        <AreaMap className="mt-12 h-64 w-full rounded-3xl border border-border sm:mt-16 sm:h-96" />
      </div>
      <ClosingCall
        title={t('contactPage.closing.title')}
        text={t('contactPage.closing.text')}
        second={{ to: '/process', label: t('contactPage.closing.process') }}
        Drawing={LetterDrawing}
      />
    </>
  )
}
