import { MODERATION_VIEWS, type ModerationPage } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import type { ModerationAddress } from '../../data/moderation.ts'
import { Segmented } from '../../ui/segmented.tsx'

type ModerationToolbarProps = {
  address: ModerationAddress
  /** Undefined until the first page is there. */
  counts: ModerationPage['counts'] | undefined
  onChange: (part: Partial<ModerationAddress>) => void
}

/** Views of the moderation queue, with the number of targets in those that ask for something. */
export function ModerationToolbar({ address, counts, onChange }: ModerationToolbarProps) {
  const { t } = useTranslation()
  return (
    <div className="max-w-full scroll-edges overflow-x-auto">
      <Segmented
        label={t('moderation.view')}
        value={address.view}
        onChange={(view) => onChange({ view })}
        options={MODERATION_VIEWS.map((value) => {
          const name = t(`moderation.views.${value}`)
          const count = value === 'decided' ? undefined : counts?.[value]
          const label = count === undefined ? name : t('moderation.counted', { view: name, count })
          return { value, label }
        })}
      />
    </div>
  )
}
