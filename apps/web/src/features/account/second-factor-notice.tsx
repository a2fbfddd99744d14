import { useTranslation } from 'react-i18next'
import { dayInWords } from '../../lib/format.ts'
import { useSessionUser } from '../../lib/session-store.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { SECOND_FACTOR_SECTION } from './second-factor-section.ts'

/** Notice for a person whose role will soon need a second factor: from when, and the way to add one. */
export function SecondFactorNotice() {
  const { t } = useTranslation()
  const user = useSessionUser()
  if (user?.secondFactor === undefined) return null
  const account = user.role === 'admin' ? '/admin/account' : '/dashboard/account'
  return (
    <Notice tone="info" className="mx-4 mt-4 sm:mx-6 lg:mx-10">
      {t('account.required.notice', { date: dayInWords(new Date(user.secondFactor.dueAt)) })}{' '}
      <TextLink to={`${account}#${SECOND_FACTOR_SECTION}`}>{t('account.required.add')}</TextLink>
    </Notice>
  )
}
