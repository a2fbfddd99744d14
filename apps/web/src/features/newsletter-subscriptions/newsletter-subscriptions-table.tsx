import type { NewsletterSubscription } from '@podium/domain'
import { LANGUAGE_NAMES } from '@podium/i18n'
import { useTranslation } from 'react-i18next'
import { exactTime, shortDate } from '../../lib/format.ts'
import { classNames } from '../../ui/class-names.ts'

const CELL = 'px-4 py-3 text-start align-middle'

/** Table of subscribers with language and date; without the language's column on phones. */
export function NewsletterSubscriptionsTable({
  subscriptions,
}: {
  subscriptions: readonly NewsletterSubscription[]
}) {
  const { t } = useTranslation()
  return (
    <table aria-label={t('newsletterSubscriptions.table')} className="w-full text-sm">
      <thead className="bg-sunken text-muted">
        <tr>
          <th scope="col" className={classNames(CELL, 'font-medium')}>
            {t('newsletterSubscriptions.email')}
          </th>
          <th scope="col" className={classNames(CELL, 'font-medium max-sm:hidden')}>
            {t('newsletterSubscriptions.language')}
          </th>
          <th scope="col" className={classNames(CELL, 'font-medium whitespace-nowrap')}>
            {t('newsletterSubscriptions.since')}
          </th>
        </tr>
      </thead>
      <tbody>
        {subscriptions.map((subscription) => (
          <Row key={subscription.id} subscription={subscription} />
        ))}
      </tbody>
    </table>
  )
}

function Row({
  subscription: { email, language, confirmed_at },
}: {
  subscription: NewsletterSubscription
}) {
  const since = new Date(confirmed_at)
  return (
    <tr className="border-t border-border hover:bg-hover">
      <td className={classNames(CELL, 'wrap-anywhere')}>
        {email}
        <span lang={language} className="block text-muted sm:hidden">
          {LANGUAGE_NAMES[language]}
        </span>
      </td>
      <td lang={language} className={classNames(CELL, 'text-muted max-sm:hidden')}>
        {LANGUAGE_NAMES[language]}
      </td>
      <td className={classNames(CELL, 'whitespace-nowrap tabular-nums')}>
        <time dateTime={confirmed_at} title={exactTime(since)}>
          {shortDate(since)}
        </time>
      </td>
    </tr>
  )
}
