import { useTranslation } from 'react-i18next'
import type { AdminProjectsAddress } from '../../data/admin-projects.ts'
import { Segmented } from '../../ui/segmented.tsx'

type ViewChoiceProps = {
  address: AdminProjectsAddress
  onChange: (part: Partial<AdminProjectsAddress>) => void
}

/** Choice between the list of projects and their figures. */
export function ViewChoice({ address, onChange }: ViewChoiceProps) {
  const { t } = useTranslation()
  return (
    <Segmented
      label={t('adminProjects.figures.view')}
      value={address.view}
      onChange={(view) => onChange({ view })}
      options={(['list', 'figures'] as const).map((value) => ({
        value,
        label: t(`adminProjects.figures.views.${value}`),
      }))}
    />
  )
}
