import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useAlarm } from '../data/alarm.ts'
import { errorSentence } from '../lib/error-sentence.ts'
import { isRefusal } from '../lib/is-refusal.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextLink } from '../ui/text-link.tsx'

/** Sentences for the ways back into the account. */
const DONE = { mail: 'done', company: 'doneByCompany', contact: 'doneByContact' } as const

/** Page of a notice’s link “It was not me”: its button secures the account. */
export function SecureAccount() {
  const { t } = useTranslation()
  const { hash } = useLocation()
  const alarm = useAlarm()
  const title = t('securityLog.secure.title')
  usePageTitle(title)
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? ''
  const isExpired = isRefusal(alarm.error) || token === ''
  return (
    <div className="grid justify-items-start gap-6">
      <h1 className="font-display text-4xl leading-tight font-semibold tracking-tight">{title}</h1>
      {alarm.isSuccess ? (
        <>
          <Notice tone="success" role="status" className="w-full">
            {t(`securityLog.secure.${DONE[alarm.data]}`)}
          </Notice>
          <p className="text-muted">
            {t('securityLog.secure.factors')}{' '}
            <TextLink to="/contact">{t('securityLog.secure.contact')}</TextLink>
          </p>
        </>
      ) : isExpired ? (
        <>
          <Notice tone="danger" role="alert" className="w-full">
            {t('securityLog.secure.expired')}
          </Notice>
          <ButtonLink to="/reset-password">{t('securityLog.secure.reset')}</ButtonLink>
        </>
      ) : (
        <>
          <p className="text-lg text-muted">{t('securityLog.secure.text')}</p>
          {alarm.isError && (
            <Notice tone="danger" role="alert" className="w-full">
              {errorSentence(t, alarm.error)}
            </Notice>
          )}
          <Button
            waiting={alarm.isPending}
            waitingLabel={t('securityLog.secure.waiting')}
            onClick={() => alarm.mutate(token)}
          >
            {t('securityLog.secure.action')}
          </Button>
        </>
      )}
    </div>
  )
}
