import type { Formation } from '@podium/domain'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../lib/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { MemberName } from './member-name.tsx'
import { MemberReasons } from './member-reasons.tsx'
import type { TeamActions } from './team-actions.ts'
import { figuresOf } from './team-figures.ts'
import { TeamWords } from './team-words.tsx'

type TeamsProps = { formation: Formation; actions: TeamActions }

/** Teams one below the other, for narrow screens. */
export function TeamCards({ formation, actions }: TeamsProps) {
  const { t } = useTranslation()
  return (
    <ul className="grid grid-cols-1 gap-4 lg:hidden">
      {formation.teams.map((team) => (
        <li key={team.kind}>
          <article className="grid grid-cols-1 gap-4 rounded-xl border border-border p-4">
            <h3 className="font-display text-lg font-semibold">
              {t(`projects.kindsOfTeam.${team.kind}`)}
            </h3>
            <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-[0.9375rem]">
              {figuresOf(t, team, formation).map(({ name, text, note }) => (
                <div key={name}>
                  <dt className="text-sm text-muted">{t(`projects.figures.${name}`)}</dt>
                  <dd className="font-medium tabular-nums">{text}</dd>
                  {note !== undefined && <dd className="text-sm text-muted">{note}</dd>}
                </div>
              ))}
            </dl>
            <TeamWords team={team} />
            <ul className="grid gap-3">
              {team.members.map((member) => (
                <li key={member.role} className="grid gap-1 border-t border-border pt-3">
                  <p className="text-sm text-muted first-letter:uppercase">
                    {member.role_labels[currentLanguage()]}
                  </p>
                  <MemberName team={team} member={member} actions={actions} />
                  <MemberReasons member={member} currency={formation.currency} />
                </li>
              ))}
            </ul>
            <Button onClick={() => actions.onChoose(team.kind)}>
              {t('projects.choose.action', { team: t(`projects.kindsOfTeam.${team.kind}`) })}
            </Button>
          </article>
        </li>
      ))}
    </ul>
  )
}
