import type { CorrectionForm, ProjectRequirement } from '@podium/domain'
import { ChevronDown, CircleCheck, CircleDashed, CircleSlash, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../ui/class-names.ts'
import { Menu, type MenuEntry } from '../../../ui/menu.tsx'
import { requirementText } from './requirement-text.ts'

type RequirementChipProps = {
  requirement: ProjectRequirement
  /** Absent where the brief is fixed. */
  onCorrect: ((correction: CorrectionForm) => void) | undefined
}

/** One requirement with the menu of what may be done about it. */
export function RequirementChip({ requirement, onCorrect }: RequirementChipProps) {
  const { t } = useTranslation()
  const { key, must, excluded, corrected } = requirement
  const isRefused = excluded || corrected === 'drop'
  const text = requirementText(t, requirement)
  const entries: MenuEntry[] = [
    ...(!isRefused ? [{ icon: CircleSlash, change: 'drop' as const }] : []),
    ...(!isRefused && must ? [{ icon: CircleDashed, change: 'optional' as const }] : []),
    ...(isRefused || !must ? [{ icon: CircleCheck, change: 'must' as const }] : []),
    ...(corrected !== null ? [{ icon: RotateCcw, change: 'restore' as const }] : []),
  ].map(({ icon, change }) => ({
    icon,
    text: t(`projects.corrections.${change}`),
    onSelect: () => onCorrect?.({ change, requirement: key }),
  }))
  return (
    <li
      className={classNames(
        'inline-flex min-w-0 items-center gap-1 rounded-full border ps-3 text-sm',
        onCorrect === undefined ? 'py-1.5 pe-3' : 'pe-1',
        isRefused ? 'border-border bg-sunken text-muted' : 'border-control bg-raised',
      )}
    >
      <span dir="auto" className={classNames('truncate', isRefused && 'line-through')}>
        {text}
      </span>
      {corrected !== null && <span className="text-muted">({t('projects.brief.corrected')})</span>}
      {onCorrect !== undefined && (
        <Menu
          icon={ChevronDown}
          label={t('projects.corrections.label', { requirement: text })}
          entries={entries}
          className="size-9 rounded-full"
        />
      )}
    </li>
  )
}
