import { CONTACT_MESSAGE_STATUSES, type ContactMessageStatus } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import type { ContactMessagesAddress } from '../../data/contact-messages.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { Segmented } from '../../ui/segmented.tsx'

type MessagesToolbarProps = {
  address: ContactMessagesAddress
  counts: Record<ContactMessageStatus, number> | undefined
  onChange: (part: Partial<ContactMessagesAddress>, options?: { replace: boolean }) => void
}

/** Status and search of the messages shown. */
export function MessagesToolbar({ address, counts, onChange }: MessagesToolbarProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="max-w-full scroll-edges overflow-x-auto">
        <Segmented
          label={t('contactMessages.status')}
          value={address.status}
          onChange={(status) => onChange({ status })}
          options={CONTACT_MESSAGE_STATUSES.map((value) => {
            const status = t(`contactMessages.statuses.${value}`)
            const label =
              counts === undefined
                ? status
                : t('contactMessages.counted', { status, count: counts[value] })
            return { value, label }
          })}
        />
      </div>
      <SearchField
        label={t('contactMessages.search')}
        labelHidden
        placeholder={t('contactMessages.searchPlaceholder')}
        clearLabel={t('contactMessages.clearSearch')}
        search={address.search}
        onSearch={(search) => onChange({ search }, { replace: true })}
        className="min-w-60 grow"
      />
    </div>
  )
}
