import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listOf } from '../../lib/format.ts'
import { classNames } from '../../ui/class-names.ts'
import { EXAMPLE_PODS } from './example-pods.ts'
import { exampleFigures, trialFigures } from './pod-figures.ts'
import { PodPlinth } from './pod-plinth.tsx'
import { BriefBox } from './trial/brief-box.tsx'
import { marksKept } from './trial/marks-of.ts'
import { TrialNotes } from './trial/trial-notes.tsx'
import { TrialRoles } from './trial/trial-roles.tsx'
import { TrialStatus } from './trial/trial-status.tsx'
import { useTrial } from './trial/use-trial.ts'

/**
 * Picture of a project and the three teams proposed for it, one of which can be chosen: an example, or the visitor's
 * own project with teams of an example market. Choosing is made of radio buttons and CSS, so that it works without
 * scripts.
 */
export function PodsPicture() {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const { answer, isWorking, hasFailed } = useTrial(text)
  const trial = answer?.trial
  const teams = trial?.is === 'teams' && trial.teams.length > 0 ? trial.teams : undefined
  return (
    <fieldset className="group/pods relative min-w-0 animate-enter rounded-3xl border border-border bg-raised px-3 pt-3 shadow-card [animation-delay:0.4s] sm:px-6 sm:pt-6">
      <legend className="sr-only">{t('pods.legend')}</legend>
      <div className="grid gap-1.5 rounded-xl bg-sunken px-4 py-3">
        <BriefBox
          text={text}
          marks={answer && trial?.is === 'teams' ? marksKept(trial.marks, answer.text, text) : []}
          isWorking={isWorking}
          onText={setText}
          status={<TrialStatus trial={trial} hasFailed={hasFailed} />}
        />
      </div>
      <Branches />
      <p className="relative mx-auto -mt-9 mb-2 flex w-fit items-center gap-2 rounded-full bg-gold px-3 py-1 text-sm font-medium text-on-gold">
        <Sparkles aria-hidden size={16} />
        {t('pods.analysis')}
      </p>
      <div className="-mx-3 flex items-end overflow-clip px-3 sm:-mx-6 sm:px-6">
        {teams
          ? STANDING.flatMap((kind) => {
              const team = teams.find((one) => one.kind === kind)
              if (team === undefined) return []
              const { roles, weeks, cost } = team
              return (
                <PodPlinth key={kind} {...{ kind, weeks, cost }} figures={trialFigures(roles)} />
              )
            })
          : EXAMPLE_PODS.map(({ kind, weeks, skills }) => (
              <PodPlinth
                key={kind}
                {...{ kind, weeks }}
                figures={exampleFigures(skills)}
                {...(text !== '' && { cost: null })}
              />
            ))}
      </div>
      <div
        className={classNames(
          '-mx-3 grid content-between gap-3 rounded-b-3xl border-t border-border bg-raised px-4 py-4 text-sm sm:-mx-6 sm:px-6',
          // Room for what the trial will say, from the first character on: nothing moves when it does.
          text !== '' && 'min-h-66',
        )}
      >
        <ul className="grid">
          {teams
            ? teams.map(({ kind, roles }) => (
                <li key={kind} className={`${SHOWN_WHEN[kind]} ${OVERLAID}`}>
                  <TrialRoles roles={roles} />
                </li>
              ))
            : EXAMPLE_PODS.map(({ kind, skills }) => (
                <li key={kind} className={`${SHOWN_WHEN[kind]} ${OVERLAID}`}>
                  <p className="font-medium first-letter:uppercase">
                    {listOf(skills.map((skill) => t(`pods.skills.${skill}`)))}
                  </p>
                  <p className="text-muted">{t(`pods.teams.${kind}.text`)}</p>
                </li>
              ))}
        </ul>
        {trial?.is === 'teams' && <TrialNotes {...trial} />}
      </div>
    </fieldset>
  )
}

/** Teams from left to right, as on a podium. */
const STANDING = EXAMPLE_PODS.map(({ kind }) => kind)

/** Lines from the project to its teams; each goes on to its pod's head (`PodPlinth`). */
function Branches() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 300 48"
      preserveAspectRatio="none"
      fill="none"
      className="h-14 w-full text-control/50 [&_path]:[vector-effect:non-scaling-stroke]"
    >
      <path d="M150 0C150 30 50 18 50 48" stroke="currentColor" strokeWidth="2" />
      <path d="M150 0V48" stroke="currentColor" strokeWidth="2" />
      <path d="M150 0C150 30 250 18 250 48" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}

/** All in one place, the chosen team's visible: the picture keeps its height. */
const OVERLAID = 'invisible col-start-1 row-start-1'
const SHOWN_WHEN = {
  speed: 'group-has-[[value=speed]:checked]/pods:visible',
  excellence: 'group-has-[[value=excellence]:checked]/pods:visible',
  economy: 'group-has-[[value=economy]:checked]/pods:visible',
}
