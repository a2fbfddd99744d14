import type { CorrectionForm, ProjectRequirement } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { useCorrectRequirement } from '../../../data/projects.ts'
import { RequirementChip } from './requirement-chip.tsx'

type RequirementListProps = {
  projectId: string
  requirements: readonly ProjectRequirement[]
  isFixed: boolean
}

/** Requirements as chips: what is asked for, what would be nice, and what is not wanted. */
export function RequirementList({ projectId, requirements, isFixed }: RequirementListProps) {
  const { t } = useTranslation()
  const correct = useCorrectRequirement(projectId)
  const handleCorrect = (correction: CorrectionForm) => {
    if (!correct.isPending) correct.mutate(correction)
  }
  return (
    <>
      {GROUPS.map(({ name, holds }) => {
        const held = requirements.filter(holds)
        return held.length === 0 ? null : (
          <div key={name} className="grid gap-2">
            <h3 className="font-medium">{t(`projects.brief.${name}`)}</h3>
            <ul className="flex flex-wrap gap-2">
              {held.map((requirement) => (
                <RequirementChip
                  key={requirement.key}
                  requirement={requirement}
                  onCorrect={isFixed ? undefined : handleCorrect}
                />
              ))}
            </ul>
          </div>
        )
      })}
    </>
  )
}

const isRefused = ({ excluded, corrected }: ProjectRequirement) => excluded || corrected === 'drop'

const GROUPS = [
  { name: 'asked', holds: (one: ProjectRequirement) => !isRefused(one) && one.must },
  { name: 'nice', holds: (one: ProjectRequirement) => !isRefused(one) && !one.must },
  { name: 'refused', holds: isRefused },
] as const
