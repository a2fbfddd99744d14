import { MESSAGE_STATUSES, type MessageStatus } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import type { MessagesAddress } from '../../data/admin-messages.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { Segmented } from '../../ui/segmented.tsx'

type MessagesToolbarProps = {
  address: MessagesAddress
  counts: Record<MessageStatus, number> | undefined
  onChange: (part: Partial<MessagesAddress>, options?: { replace: boolean }) => void
}

/** Status and search of the messages shown. */
export function MessagesToolbar({ address, counts, onChange }: MessagesToolbarProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="max-w-full overflow-x-auto">
        <Segmented
          label={t('messages.status')}
          value={address.status}
          onChange={(status) => onChange({ status })}
          options={MESSAGE_STATUSES.map((value) => {
            const status = t(`messages.statuses.${value}`)
            const label =
              counts === undefined
                ? status
                : t('messages.counted', { status, count: counts[value] })
            return { value, label }
          })}
        />
      </div>
      <SearchField
        label={t('messages.search')}
        labelHidden
        placeholder={t('messages.searchPlaceholder')}
        clearLabel={t('messages.clearSearch')}
        search={address.search}
        onSearch={(search) => onChange({ search }, { replace: true })}
        className="min-w-60 grow"
      />
    </div>
  )
}
