import type { FormationForm, ProjectDetail, ProposedTeam } from '@podium/domain'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormTeams } from '../../../data/projects.ts'
import { dayText } from '../../../lib/amounts.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { handOnFocus } from '../../../ui/hand-on-focus.ts'
import { ShareButton } from '../share/share-button.tsx'
import { Relaxations } from './relaxations.tsx'
import type { TeamActions } from './team-actions.ts'
import { memberChanges, relaxedWishes } from './team-actions.ts'
import { TeamCards } from './team-cards.tsx'
import { commonStart } from './team-figures.ts'
import { TeamTable } from './team-table.tsx'
import { useChoice } from './use-choice.tsx'
import { WishesForm } from './wishes-form.tsx'

/** Pause after the last move of a slider before teams are formed anew, in milliseconds. */
const PAUSE_MS = 250

/** Teams of a project side by side, with what the client may ask of them; a button forms the first ones. */
export function Teams({ project }: { project: ProjectDetail }) {
  const { t } = useTranslation()
  const heading = useId()
  const form = useFormTeams(project.id)
  const { formation } = project
  return (
    <Card
      as="section"
      tabIndex={-1}
      aria-labelledby={heading}
      className="grid grid-cols-1 gap-5 p-4 outline-none sm:p-6"
    >
      <h2 id={heading} className="font-display text-xl font-semibold">
        {t('projects.teams.title')}
      </h2>
      {formation === null ? (
        <>
          <p className="text-muted">{t('projects.teams.ready')}</p>
          <Button
            ref={handOnFocus}
            variant="gold"
            size="lg"
            className="justify-self-start"
            waiting={form.isPending}
            waitingLabel={t('projects.teams.forming')}
            onClick={() => form.mutate({})}
          >
            {t('projects.teams.form')}
          </Button>
        </>
      ) : (
        <FormedTeams
          key={formation.brief_version}
          project={project}
          formation={formation}
          form={form}
        />
      )}
    </Card>
  )
}

type FormedTeamsProps = {
  project: ProjectDetail
  formation: NonNullable<ProjectDetail['formation']>
  form: ReturnType<typeof useFormTeams>
}

function FormedTeams({ project, formation, form }: FormedTeamsProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<FormationForm>(formation.asked)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { dialog, choose } = useChoice(project.id, formation)
  /** Outcome of the wishes last asked for; the teams shown are the last possible ones. */
  const impossible = form.data?.impossible
  const tried = impossible?.brief_version === formation.brief_version ? impossible : formation
  const isFormer = tried !== formation && tried.teams.length === 0
  const start = formation.teams.length > 1 ? commonStart(formation) : undefined

  // A share of the former budget would be read as one of the new.
  const shown = isFormer ? { ...formation, budget: null } : formation

  const handleAsk = (next: FormationForm, pauseMs = 0) => {
    setAsked(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => form.mutate(next), pauseMs)
  }
  const actions: TeamActions = {
    asked,
    onMember: (change, team: ProposedTeam, role) =>
      handleAsk(memberChanges[change](asked, team, role)),
    onChoose: choose,
    isFormer,
  }
  return (
    <>
      <WishesForm
        formation={formation}
        asked={asked}
        onAsk={(next) => handleAsk(next, PAUSE_MS)}
        onReset={() => handleAsk({})}
      />
      <div aria-live="polite" aria-busy={form.isPending} className="grid gap-1 text-sm text-muted">
        <p>
          {form.isPending
            ? t('projects.teams.forming')
            : tried.teams.length === 0
              ? t('projects.teams.impossible')
              : t('projects.teams.count', { count: tried.teams.length })}
        </p>
        {tried.facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        {start !== undefined && tried === formation && (
          <p>{t('projects.teams.start', { day: dayText(start) })}</p>
        )}
      </div>
      {tried.relaxations.length > 0 && (
        <Relaxations
          title={t(
            tried.teams.length === 0 ? 'projects.teams.relax' : 'projects.teams.relaxToFill',
          )}
          relaxations={tried.relaxations}
          onRelax={(relaxation) => handleAsk(relaxedWishes(asked, relaxation))}
        />
      )}
      {formation.teams.length > 0 && (
        <>
          {isFormer && (
            <h3 className="text-lg font-semibold">
              {t(
                Object.keys(formation.asked).length === 0
                  ? 'projects.teams.former.brief'
                  : 'projects.teams.former.wishes',
              )}
            </h3>
          )}
          <TeamTable formation={shown} roles={project.brief.roles} actions={actions} />
          <TeamCards formation={shown} roles={project.brief.roles} actions={actions} />
          <ShareButton projectId={project.id} title={project.title} formation={formation} />
        </>
      )}
      {dialog}
    </>
  )
}
