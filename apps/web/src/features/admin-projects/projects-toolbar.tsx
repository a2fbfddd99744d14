import {
  ADMIN_PROJECT_SORTS,
  type AdminProjectsPage,
  PROJECT_FILTERS,
  PROJECT_STATES,
  STALLED_IMPOSSIBLE_DAYS,
  STALLED_LATE_DAYS,
} from '@podium/domain'
import { useTranslation } from 'react-i18next'
import type { AdminProjectsAddress } from '../../data/admin-projects.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { Select } from '../../ui/select.tsx'

type ProjectsToolbarProps = {
  address: AdminProjectsAddress
  counts: AdminProjectsPage['counts'] | undefined
  onChange: (part: Partial<AdminProjectsAddress>, options?: { replace: boolean }) => void
}

/** Search, state and order of the projects shown. */
export function ProjectsToolbar({ address, counts, onChange }: ProjectsToolbarProps) {
  const { t } = useTranslation()
  const counted = (state: (typeof PROJECT_FILTERS)[number]) => {
    const name = t(`adminProjects.states.${state}`)
    return counts === undefined
      ? name
      : t('adminProjects.counted', { state: name, count: counts[state] })
  }
  const all = PROJECT_STATES.reduce((total, state) => total + (counts?.[state] ?? 0), 0)
  return (
    <div className="grid grid-cols-2 gap-3 md:flex md:flex-wrap">
      <SearchField
        label={t('adminProjects.search')}
        labelHidden
        placeholder={t('adminProjects.searchPlaceholder')}
        clearLabel={t('adminProjects.clearSearch')}
        search={address.search}
        onSearch={(search) => onChange({ search }, { replace: true })}
        className="col-span-2 grow"
      />
      <Select
        label={t('adminProjects.state')}
        labelHidden
        className="min-w-0 md:w-60"
        value={address.state ?? ''}
        onChange={({ target }) =>
          onChange({ state: PROJECT_FILTERS.find((state) => state === target.value) })
        }
        options={[
          { value: '', label: t('adminProjects.allStates', { count: all }) },
          ...PROJECT_FILTERS.map((value) => ({ value, label: counted(value) })),
        ]}
      />
      <Select
        label={t('adminProjects.sort')}
        labelHidden
        className="min-w-0 md:w-52"
        value={address.sort}
        onChange={({ target }) => {
          const sort = ADMIN_PROJECT_SORTS.find((each) => each === target.value)
          if (sort) onChange({ sort })
        }}
        options={ADMIN_PROJECT_SORTS.map((value) => ({
          value,
          label: t(`adminProjects.sorts.${value}`),
        }))}
      />
      {address.state === 'stalled' && (
        <p className="col-span-2 text-sm text-pretty text-muted md:order-last md:basis-full">
          {t('adminProjects.stalledHint', {
            recent: STALLED_IMPOSSIBLE_DAYS,
            late: STALLED_LATE_DAYS,
          })}
        </p>
      )}
    </div>
  )
}
