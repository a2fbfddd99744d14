import type { ProjectDetail } from '@podium/domain'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../ui/text-link.tsx'
import { BriefUnderstood } from './brief/brief-understood.tsx'
import { Conversation } from './conversation.tsx'
import { StepList } from './step-list.tsx'
import { ChosenTeam } from './team/chosen-team.tsx'
import { Teams } from './teams/teams.tsx'

type ProjectViewProps = {
  project: ProjectDetail
  /** Content between title and team. */
  children?: ReactNode
}

/** A project: where it stands, what was said, what was understood, and its teams. */
export function ProjectView({ project, children }: ProjectViewProps) {
  const { t } = useTranslation()
  const { title, step, team } = project
  const [hadTeam] = useState(team !== null)
  return (
    <>
      <div className="grid gap-3">
        <h1
          dir="auto"
          tabIndex={-1}
          className="outline-none font-display text-2xl font-semibold tracking-tight text-balance wrap-anywhere sm:text-3xl"
        >
          {title}
        </h1>
        <StepList step={step} />
      </div>
      {children}
      {team !== null && <ChosenTeam project={project} team={team} isNew={!hadTeam} />}
      {step !== 'collect' && team === null && <Teams project={project} />}
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
        <Conversation project={project} />
        <BriefUnderstood project={project} isFixed={step === 'plan'} />
      </div>
      <p className="text-sm text-muted">
        {t('projects.suggestion')}{' '}
        <TextLink to="/how-teams-are-formed" isAlone>
          {t('projects.howFormed')}
        </TextLink>
      </p>
    </>
  )
}
