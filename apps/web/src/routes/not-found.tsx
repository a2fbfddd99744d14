import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../lib/use-page-title.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Message } from '../ui/message.tsx'

export function NotFound() {
  const { t } = useTranslation()
  const title = t('common.notFound.title')
  usePageTitle(title)
  return (
    <Message title={title} text={t('common.notFound.text')}>
      <ButtonLink to="/" variant="secondary">
        {t('common.notFound.back')}
      </ButtonLink>
    </Message>
  )
}
