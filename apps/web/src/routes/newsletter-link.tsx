import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { NewsletterLink } from '../features/newsletter/newsletter-link.tsx'
import { usePageTitle } from '../lib/use-page-title.ts'

export const NewsletterConfirm = () => <Link step="confirm" />
export const NewsletterUnsubscribe = () => <Link step="unsubscribe" />

function Link({ step }: { step: 'confirm' | 'unsubscribe' }) {
  const { t } = useTranslation()
  const [parameters] = useSearchParams()
  usePageTitle(t(`newsletter.${step}.title`))
  return <NewsletterLink step={step} token={parameters.get('token') ?? ''} />
}
