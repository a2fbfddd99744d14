import { useTranslation } from 'react-i18next'
import { ContactEmail } from './contact-email.tsx'

/** Contact address in the place of the form, where this server takes no messages (decision 0080). */
export function WriteByMail() {
  const { t } = useTranslation()
  return (
    <div className="grid content-start gap-3">
      <h2 className="font-display text-2xl font-semibold tracking-tight">
        {t('contactPage.byMail.title')}
      </h2>
      <p className="text-lg text-muted">{t('contactPage.byMail.text')}</p>
      <ContactEmail className="w-fit rounded py-2 text-lg font-medium break-all text-primary underline decoration-1 underline-offset-4 hover:text-primary-hover" />
    </div>
  )
}
