import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../lib/use-page-title.ts'
import { ButtonLink } from '../ui/button-link.tsx'

export function NotFound() {
  const { t } = useTranslation()
  usePageTitle(t('common.notFound.title'))
  return (
    <div className="mx-auto grid max-w-2xl justify-items-start gap-5 px-4 py-20 sm:px-6 sm:py-28">
      <p aria-hidden="true" className="font-display text-7xl font-semibold text-primary">
        404
      </p>
      <h1 className="font-display text-4xl font-semibold tracking-tight">
        {t('common.notFound.title')}
      </h1>
      <p className="text-lg text-muted">{t('common.notFound.text')}</p>
      <ButtonLink to="/" variant="secondary">
        {t('common.notFound.back')}
      </ButtonLink>
    </div>
  )
}
