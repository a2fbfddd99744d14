import type { ProjectDetail, ChosenTeam as Team } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { amount, dayText } from '../../../lib/amounts.ts'
import { listOf, percent } from '../../../lib/format.ts'
import { currentLanguage } from '../../../lib/i18n.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { openRoles } from '../open-roles.ts'
import { ShareButton } from '../share/share-button.tsx'
import { hasPlan } from './has-plan.ts'
import { TEAM_HEADING } from './heading-of-team.ts'
import { NameMissing } from './name-missing.tsx'
import { SeatOfTeam } from './seat-of-team.tsx'
import { TeamActions } from './team-actions.tsx'

const TONES = {
  chosen: 'info',
  inviting: 'info',
  complete: 'success',
  incomplete: 'warning',
} as const

type ChosenTeamProps = {
  project: Pick<ProjectDetail, 'id' | 'title' | 'brief'>
  team: Team
  /** Whether it was chosen since the page was opened. */
  isNew: boolean
}

/** Team that the client chose: where each invitation stands, and what they can do about it. */
export function ChosenTeam({
  project: { id: projectId, title, brief },
  team,
  isNew,
}: ChosenTeamProps) {
  const { t } = useTranslation()
  const { kind, status, work, quality, cost, currency, start, finish, seats } = team
  const open = openRoles(brief.roles, seats)
  const planFinish = team.plan_finish === finish ? null : team.plan_finish
  const state = status === 'incomplete' && work === 'running' ? 'vacant' : status
  const accepted = seats.filter(({ invitations }) =>
    invitations.some((one) => one.status === 'accepted'),
  ).length
  return (
    <Card as="section" aria-labelledby={TEAM_HEADING} className="grid grid-cols-1 gap-4 p-4 sm:p-6">
      <h2
        ref={isNew ? takeLostFocus : undefined}
        id={TEAM_HEADING}
        tabIndex={-1}
        className="scroll-mt-4 font-display text-xl font-semibold outline-none"
      >
        {t('projects.chosen.title', { team: t(`projects.kindsOfTeam.${kind}`) })}
      </h2>
      <p className="text-muted">
        {t('projects.chosen.figures', {
          quality: percent(quality),
          cost: amount(cost, currency),
          start: dayText(start),
          finish: dayText(finish),
        })}
      </p>
      {seats.some(hasOtherHolder) && (
        <p className="text-pretty">{t('projects.chosen.hasChanged')}</p>
      )}
      {planFinish !== null && (
        <p>{t('projects.chosen.planFinish', { day: dayText(planFinish) })}</p>
      )}
      <Notice tone={TONES[status]} role="status">
        {status === 'inviting' && accepted === 0
          ? t('projects.chosen.nobodyYet')
          : t(`projects.chosen.states.${state}`, { count: accepted, total: seats.length })}
      </Notice>
      <ul className="grid gap-3">
        {seats.map((seat) => (
          <SeatOfTeam key={seat.role} projectId={projectId} team={team} seat={seat} />
        ))}
      </ul>
      {open.length > 0 && (
        <p className="text-pretty">
          {t('projects.chosen.openRoles', {
            roles: listOf(open.map(({ labels }) => labels[currentLanguage()])),
          })}
        </p>
      )}
      {accepted > 0 && (
        <div className="flex flex-wrap gap-3">
          {hasPlan(team) && (
            <ButtonLink to={`/dashboard/projects/${projectId}/plan`}>
              {t('projects.chosen.plan')}
            </ButtonLink>
          )}
          <ButtonLink variant="secondary" to={`/dashboard/projects/${projectId}/room`}>
            {t('projects.chosen.room')}
          </ButtonLink>
        </div>
      )}
      {status === 'chosen' && <NameMissing />}
      <div className="flex flex-wrap gap-3">
        {work === 'none' && <TeamActions projectId={projectId} status={status} />}
        <ShareButton projectId={projectId} title={title} />
      </div>
    </Card>
  )
}

/** Whether somebody other than the person who was chosen holds a seat or is asked for it. */
const hasOtherHolder = ({ person, invitations, overrides }: Team['seats'][number]) =>
  overrides.length > 0 ||
  invitations.some(
    ({ status, person: asked }) =>
      (status === 'open' || status === 'accepted') && asked?.id !== person?.id,
  )

/**
 * Focuses the heading where the button that had the focus has gone with the teams to choose from, which may have been
 * screens below it.
 */
function takeLostFocus(heading: HTMLElement | null) {
  if (document.activeElement !== document.body) return
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'nearest' })
}
