import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../ui/text-link.tsx'

/** Note below a form that what it does accepts the terms, in the words before their link. */
export function TermsNote({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <p className="text-sm text-muted">
      {children} <TextLink to="/terms">{t('footer.terms')}</TextLink>. {t('footer.yourData')}{' '}
      <TextLink to="/privacy">{t('footer.privacy')}</TextLink>
    </p>
  )
}
