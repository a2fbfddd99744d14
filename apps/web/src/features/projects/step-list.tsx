import { PROJECT_STEPS, type ProjectStep } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/class-names.ts'

/** The five steps of a project, the present one marked. */
export function StepList({ step }: { step: ProjectStep }) {
  const { t } = useTranslation()
  const at = PROJECT_STEPS.indexOf(step)
  return (
    <ol aria-label={t('projects.stepsLabel')} className="flex flex-wrap gap-x-1 gap-y-2 text-sm">
      {PROJECT_STEPS.map((one, place) => (
        <li
          key={one}
          aria-current={one === step ? 'step' : undefined}
          className={classNames(
            'rounded-full px-3 py-1',
            place < at && 'text-muted',
            place === at && 'bg-primary-soft font-medium text-on-primary-soft',
            place > at && 'text-muted',
          )}
        >
          {place + 1}. {t(`projects.steps.${one}`)}
        </li>
      ))}
    </ol>
  )
}
