import { useTranslation } from 'react-i18next'

/** In one's own row, instead of actions (specification §2). */
export function OwnAccountNote() {
  const { t } = useTranslation()
  return <span className="inline-block max-w-48 text-xs text-muted">{t('users.ownAccount')}</span>
}
