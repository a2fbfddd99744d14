import type { AdminProjectDetail } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { exactTime, shortDate } from '../../lib/format.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { PanelPart } from '../../ui/panel-part.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { FormationList } from './formation-list.tsx'
import { PlanState } from './plan-state.tsx'
import { AskForRoom, type ReadRoom } from './room/ask-for-room.tsx'
import { StateBadges } from './state-badges.tsx'
import { TeamState } from './team-state.tsx'

type ProjectFactsProps = {
  project: AdminProjectDetail
  /** Formation whose record was just left; its button takes the focus. */
  left: string | null
  onRecord: (formation: string) => void
  onRead: (read: ReadRoom) => void
}

/** Facts of one project: client, brief, teams, plan and formations. */
export function ProjectFacts({ project, left, onRecord, onRead }: ProjectFactsProps) {
  const { t } = useTranslation()
  const { id, title, client, created_at, updated_at, brief, dissolved, team } = project
  return (
    <div className="grid grid-cols-1 gap-6 text-sm">
      <div className="grid gap-2">
        <p dir="auto" className="font-display text-2xl font-semibold wrap-anywhere">
          {title}
        </p>
        <StateBadges {...project} />
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt className="text-muted">{t('adminProjects.panel.client')}</dt>
        <dd className="wrap-anywhere">
          <bdi>{client.name ?? t('adminProjects.noName')}</bdi>
          {client.email !== null && <span className="block text-muted">{client.email}</span>}
        </dd>
        <dt className="text-muted">{t('adminProjects.panel.created')}</dt>
        <dd>
          <time dateTime={created_at}>{exactTime(new Date(created_at))}</time>
        </dd>
        <dt className="text-muted">{t('adminProjects.panel.updated')}</dt>
        <dd>
          <time dateTime={updated_at}>{exactTime(new Date(updated_at))}</time>
        </dd>
      </dl>
      <p className="flex flex-wrap gap-x-5 gap-y-2">
        <TextLink to={`/admin/users?user=${client.id}`} isAlone>
          {t('adminProjects.panel.account')}
        </TextLink>
        <TextLink to={`/admin/audit?target=${id}`} isAlone>
          {t('adminProjects.panel.audit')}
        </TextLink>
      </p>
      {brief !== null && (
        <Disclosure summary={t('adminProjects.panel.brief', { version: brief.version })}>
          <p
            dir="auto"
            lang={brief.language}
            className="mt-2 rounded-xl bg-sunken p-4 leading-7 wrap-anywhere whitespace-pre-wrap"
          >
            {brief.text}
          </p>
        </Disclosure>
      )}
      <PanelPart title={t('adminProjects.panel.team')}>
        <TeamState project={project} />
      </PanelPart>
      {team?.plan && (
        <PanelPart title={t('adminProjects.panel.plan')}>
          <PlanState project={project} />
        </PanelPart>
      )}
      <PanelPart title={t('adminProjects.room.title')}>
        <AskForRoom project={id} onRead={onRead} />
      </PanelPart>
      {dissolved.length > 0 && (
        <PanelPart title={t('adminProjects.panel.dissolved')}>
          <ul className="grid gap-1">
            {dissolved.map(({ id: teamId, kind, created_at: chosenAt, seats, accepted }) => (
              <li key={teamId}>
                {t('adminProjects.panel.dissolvedOf', {
                  kind: t(`projects.kindsOfTeam.${kind}`),
                  day: shortDate(new Date(chosenAt)),
                  seats,
                  accepted,
                })}
              </li>
            ))}
          </ul>
        </PanelPart>
      )}
      <PanelPart title={t('adminProjects.panel.records')}>
        <FormationList formations={project.formations} left={left} onRecord={onRecord} />
      </PanelPart>
    </div>
  )
}
