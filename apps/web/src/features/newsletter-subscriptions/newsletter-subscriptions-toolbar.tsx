import { LANGUAGE_NAMES, LANGUAGES } from '@podium/i18n'
import { useTranslation } from 'react-i18next'
import type { NewsletterSubscriptionsAddress } from '../../data/newsletter-subscriptions.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { Select } from '../../ui/select.tsx'

type NewsletterSubscriptionsToolbarProps = {
  address: NewsletterSubscriptionsAddress
  onChange: (part: Partial<NewsletterSubscriptionsAddress>, options?: { replace: boolean }) => void
}

/** Search and language of the subscribers shown. */
export function NewsletterSubscriptionsToolbar({
  address,
  onChange,
}: NewsletterSubscriptionsToolbarProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap gap-3">
      <SearchField
        label={t('newsletterSubscriptions.search')}
        labelHidden
        placeholder={t('newsletterSubscriptions.searchPlaceholder')}
        clearLabel={t('newsletterSubscriptions.clearSearch')}
        search={address.search}
        onSearch={(search) => onChange({ search }, { replace: true })}
        className="min-w-60 grow"
      />
      <Select
        label={t('newsletterSubscriptions.language')}
        labelHidden
        className="min-w-48"
        value={address.language ?? ''}
        onChange={({ target }) =>
          onChange({ language: LANGUAGES.find((language) => language === target.value) })
        }
        options={[
          { value: '', label: t('newsletterSubscriptions.allLanguages') },
          ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
        ]}
      />
    </div>
  )
}
