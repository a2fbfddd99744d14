import { LANGUAGE_NAMES, LANGUAGES } from '@podium/i18n'
import { useTranslation } from 'react-i18next'
import type { SubscribersAddress } from '../../data/admin-newsletter.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { Select } from '../../ui/select.tsx'

type SubscribersToolbarProps = {
  address: SubscribersAddress
  onChange: (part: Partial<SubscribersAddress>, options?: { replace: boolean }) => void
}

/** Search and language of the subscribers shown. */
export function SubscribersToolbar({ address, onChange }: SubscribersToolbarProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap gap-3">
      <SearchField
        label={t('subscribers.search')}
        labelHidden
        placeholder={t('subscribers.searchPlaceholder')}
        clearLabel={t('subscribers.clearSearch')}
        search={address.search}
        onSearch={(search) => onChange({ search }, { replace: true })}
        className="min-w-60 grow"
      />
      <Select
        label={t('subscribers.language')}
        labelHidden
        className="min-w-48"
        value={address.language ?? ''}
        onChange={({ target }) =>
          onChange({ language: LANGUAGES.find((language) => language === target.value) })
        }
        options={[
          { value: '', label: t('subscribers.allLanguages') },
          ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
        ]}
      />
    </div>
  )
}
