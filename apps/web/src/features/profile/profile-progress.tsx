import {
  isNeededToPublish,
  mayHaveSkills,
  missingProfileSteps,
  profileSteps,
  type Role,
} from '@podium/domain'
import { ArrowDown, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Profile } from '../../data/profiles.ts'
import { percent } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { focusStep } from './focus-step.ts'

type ProfileProgressProps = { profile: Profile; skillCount: number; role: Role }

/** Completeness of the stored profile, with the next step. */
export function ProfileProgress({ profile, skillCount, role }: ProfileProgressProps) {
  const { t } = useTranslation()
  const steps = profileSteps(role)
  const missing = missingProfileSteps({ ...profile, skillCount }, role)
  const [next] = missing
  const done = steps.length - missing.length
  if (next === undefined) {
    return (
      <p className="flex items-center gap-2 text-sm font-medium text-primary">
        <CircleCheck aria-hidden size={20} strokeWidth={1.75} />
        {t('profile.progress.complete')}
      </p>
    )
  }
  return (
    <Card as="section" aria-labelledby="progress" className="grid gap-3 p-5 sm:p-6">
      <h2 id="progress" className="font-medium">
        {t('profile.progress.title', { share: percent(done / steps.length) })}
      </h2>
      <div aria-hidden className="flex gap-1">
        {steps.map((step, index) => (
          <span
            key={step}
            className={classNames(
              'h-1.5 grow rounded-full',
              index < done ? 'bg-primary' : 'bg-sunken',
            )}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-sm text-muted">
          {t(
            isNeededToPublish(next) && mayHaveSkills(role)
              ? 'profile.progress.toPublish'
              : 'profile.progress.next',
          )}
        </p>
        <Button variant="secondary" size="sm" onClick={() => focusStep(next)}>
          {t(`profile.progress.steps.${next}`)}
          <ArrowDown aria-hidden size={18} strokeWidth={1.75} />
        </Button>
      </div>
    </Card>
  )
}
