import { useTranslation } from 'react-i18next'
import { ContactForm } from '../features/contact/contact-form.tsx'
import { usePageTitle } from '../lib/use-page-title.ts'

export function Contact() {
  const { t } = useTranslation()
  usePageTitle(t('nav.contact'))
  return (
    <div className="mx-auto grid max-w-xl gap-8 px-4 py-16 sm:px-6">
      <div className="grid gap-4">
        <h1 className="font-display text-4xl leading-tight font-semibold tracking-tight">
          {t('contact.title')}
        </h1>
        <p className="text-lg text-muted">{t('contact.lead')}</p>
      </div>
      <ContactForm />
    </div>
  )
}
