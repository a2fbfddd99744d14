import { useTranslation } from 'react-i18next'
import { arrival } from '../lib/arrival.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Notice } from '../ui/notice.tsx'

const TONES = { half: 'info', done: 'success', failed: 'danger' } as const

/** Page of the links of a change of address: done, half done, or failed. */
export function EmailChange() {
  const { t } = useTranslation()
  const outcome = arrival.isHalfway ? 'half' : arrival.hasAccessToken ? 'done' : 'failed'
  const title = t(`account.emailChange.${outcome}Title`)
  usePageTitle(title)
  return (
    <div className="grid justify-items-start gap-6">
      <h1 className="font-display text-4xl leading-tight font-semibold tracking-tight">{title}</h1>
      <Notice tone={TONES[outcome]} role="status" className="w-full">
        {t(`account.emailChange.${outcome}`)}
      </Notice>
      <ButtonLink to="/dashboard/account">{t('account.emailChange.continue')}</ButtonLink>
    </div>
  )
}
