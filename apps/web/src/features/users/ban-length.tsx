import { useTranslation } from 'react-i18next'
import { Select } from '../../ui/select.tsx'

const DAYS = [1, 7, 30] as const
const DAY_MS = 24 * 3_600_000

/** Length of a ban in days; null until it is lifted. */
export type BanDays = (typeof DAYS)[number] | null

type BanLengthProps = { days: BanDays; onDays: (days: BanDays) => void }

/** Select of a ban's length. */
export function BanLength({ days, onDays }: BanLengthProps) {
  const { t } = useTranslation()
  return (
    <Select
      label={t('users.banDialog.length')}
      className="mt-4"
      value={days ?? ''}
      onChange={({ target }) => onDays(DAYS.find((each) => String(each) === target.value) ?? null)}
      options={[
        { value: '', label: t('users.banDialog.forEver') },
        ...DAYS.map((each) => ({
          value: String(each),
          label: t('users.banDialog.days', { count: each }),
        })),
      ]}
    />
  )
}

/** End of a ban that begins now, as the API takes it. */
export const banEnd = (days: BanDays, now: Date): string | null =>
  days === null ? null : new Date(now.getTime() + days * DAY_MS).toISOString()
