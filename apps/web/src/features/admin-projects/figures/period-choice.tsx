import { FIGURE_DAYS } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import type { AdminProjectsAddress } from '../../../data/admin-projects.ts'
import { Segmented } from '../../../ui/segmented.tsx'

type PeriodChoiceProps = {
  address: AdminProjectsAddress
  onChange: (part: Partial<AdminProjectsAddress>, options: { replace: boolean }) => void
}

/** Choice of the period that the figures are of. */
export function PeriodChoice({ address, onChange }: PeriodChoiceProps) {
  const { t } = useTranslation()
  return (
    <div>
      <Segmented
        label={t('adminProjects.figures.period')}
        value={address.days}
        onChange={(days) => onChange({ days }, { replace: true })}
        options={FIGURE_DAYS.map((value) => ({
          value,
          label: t(`adminProjects.figures.periods.days${value}`),
        }))}
      />
    </div>
  )
}
