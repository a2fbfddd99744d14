import type { ProjectDetail, ProjectRequirement } from '@podium/domain'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../lib/i18n.ts'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { BriefText } from './brief-text.tsx'
import { RequirementList } from './requirement-list.tsx'
import { ValueFields } from './value-fields.tsx'

type BriefUnderstoodProps = {
  project: ProjectDetail
  /** Whether a team is chosen, after which the brief stays as it is. */
  isFixed: boolean
}

/** The brief with its evidence marked, its requirements to correct, and the roles that it takes. */
export function BriefUnderstood({ project, isFixed }: BriefUnderstoodProps) {
  const { t } = useTranslation()
  const heading = useId()
  const { id, brief } = project
  return (
    <Card as="section" aria-labelledby={heading} className="grid gap-5 p-4 sm:p-6">
      <h2 id={heading} className="font-display text-xl font-semibold">
        {t('projects.brief.title')}
      </h2>
      <BriefText text={brief.text} requirements={brief.requirements} />
      {!isFixed && !brief.requirements.some(saysWhat) && (
        <Notice tone="warning">{t('projects.brief.unclear')}</Notice>
      )}
      <RequirementList projectId={id} requirements={brief.requirements} isFixed={isFixed} />
      {!isFixed && <ValueFields projectId={id} brief={brief} />}
      <div className="grid gap-2">
        <h3 className="font-medium">{t('projects.brief.roles')}</h3>
        <ul className="grid gap-1 text-[0.9375rem]">
          {brief.roles.map((role) => (
            <li key={role.id} className="flex justify-between gap-3">
              <span className="inline-block first-letter:uppercase">
                {role.labels[currentLanguage()]}
                {role.optional && (
                  <span className="text-muted"> ({t('projects.brief.optional')})</span>
                )}
              </span>
              <span className="text-muted">{t('projects.days', { count: role.days })}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

/** Whether a word of the brief names a skill or a trade; else the kind of project is a guess. */
const saysWhat = ({ kind, span, excluded }: ProjectRequirement) =>
  (kind === 'skill' || kind === 'role') && span !== null && !excluded
