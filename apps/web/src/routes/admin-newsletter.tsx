import { LANGUAGE_NAMES, LANGUAGES } from '@podium/i18n'
import { useTranslation } from 'react-i18next'
import { downloadSubscribers, subscribersAddress } from '../data/admin-newsletter.ts'
import { SubscribersList } from '../features/subscribers/subscribers-list.tsx'
import { useExport } from '../lib/use-export.ts'
import { useListAddress } from '../lib/use-list-address.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { ExportButton } from '../ui/export-button.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { Select } from '../ui/select.tsx'

/** Who receives the newsletter; what it shows is in the address. */
export function AdminNewsletter() {
  const { t } = useTranslation()
  usePageTitle(t('admin.newsletter'))
  const { address, change } = useListAddress(subscribersAddress, { page: 1 })
  const exportList = useExport(() => downloadSubscribers(address), 'podium-newsletter.csv')
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-5 px-4 py-6 sm:px-6 lg:py-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-display text-3xl font-semibold tracking-tight">
          {t('admin.newsletter')}
        </h1>
        <ExportButton waiting={exportList.isPending} onExport={exportList.mutate} />
      </div>
      <div className="flex flex-wrap gap-3">
        <SearchField
          label={t('subscribers.search')}
          labelHidden
          placeholder={t('subscribers.searchPlaceholder')}
          clearLabel={t('subscribers.clearSearch')}
          search={address.search}
          onSearch={(search) => change({ search }, { replace: true })}
          className="min-w-60 grow"
        />
        <Select
          label={t('subscribers.language')}
          labelHidden
          className="min-w-48"
          value={address.language ?? ''}
          onChange={({ target }) =>
            change({ language: LANGUAGES.find((language) => language === target.value) })
          }
          options={[
            { value: '', label: t('subscribers.allLanguages') },
            ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
          ]}
        />
      </div>
      <SubscribersList address={address} onChange={change} />
    </div>
  )
}
